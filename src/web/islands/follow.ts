/** Completes addresses that are meant to be copied with the host, and selects them when clicked. */
for (const field of document.querySelectorAll<HTMLTextAreaElement>('.snippet textarea')) {
  field.value = field.value.replaceAll(/(href|src)="\//g, `$1="${location.origin}/`);
  field.addEventListener('focus', () => field.select());
}
