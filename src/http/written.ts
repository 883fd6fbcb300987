/**
 * An address of this site in the form in which a browser sends it: without `..`, and with everything encoded that has
 * to be.
 */
export function normalisedAddress(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, 'http://here')) return '';
  const { pathname, search } = new URL(text, 'http://here');
  return `${pathname}${search}`;
}
