/** A mail address or a page, as a URI without characters that could begin another line. */
export const isSecurityContact = (text: string): boolean =>
  /^mailto:[!-~]+@[!-~]+$/.test(text) || (/^https:\/\/[!-~]+$/.test(text) && URL.canParse(text));
