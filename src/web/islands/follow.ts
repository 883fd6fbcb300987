/** Puts the host before the addresses of what is to be copied to other pages, and chooses it whole. */
for (const field of document.querySelectorAll<HTMLTextAreaElement>('.snippet textarea')) {
  field.value = field.value.replaceAll(/(href|src)="\//g, `$1="${location.origin}/`);
  field.addEventListener('focus', () => field.select());
}
