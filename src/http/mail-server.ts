/** Whether a text is the address of a mail server: `smtps://name:password@mail.example.org`. */
export function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && pathname.replace('/', '') + search + hash === '';
}
