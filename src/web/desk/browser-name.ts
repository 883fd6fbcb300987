/** The name of a browser, as its owner would call it: `Firefox, Linux`. An unknown one is shown as it names itself. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

export function browserName(agent: string): string {
  const of = (known: readonly (readonly [string, RegExp])[]): string | undefined =>
    known.find(([, sign]) => sign.test(agent))?.[0];
  const browser = of(BROWSERS);
  const system = of(SYSTEMS);
  return browser === undefined ? agent : system === undefined ? browser : `${browser}, ${system}`;
}
