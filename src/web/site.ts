/** What every page knows of the site around it. */
import { type Language, type Say, speak } from '../explain/language.ts';
import { type Addresses, addressesIn } from './addresses.ts';
import { SITE_WORDS, type SiteWords } from './words.ts';

/** Which file an asset has become: `style.css` is `style-3f2a.css`. */
export type Assets = Readonly<Record<string, string>>;

export interface SitePool {
  readonly pool: string;
  readonly name: string;
  /** The newest list; absent before the first. */
  readonly list?: { readonly date: string; readonly players: number; readonly digest: string };
}

/** The same for all requests in one language until the ledger grows. */
export interface Site {
  readonly language: Language;
  readonly office: string;
  readonly pools: readonly SitePool[];
  readonly base: string;
  readonly assets: Assets;
  readonly to: Addresses;
  readonly words: SiteWords;
  readonly say: Say;
  /** `500 000` as the language groups digits. */
  readonly grouped: (value: number) => string;
}

export interface SiteFacts {
  readonly office: string;
  readonly pools: readonly SitePool[];
  readonly base: string;
  readonly assets: Assets;
}

export function siteIn(language: Language, facts: SiteFacts): Site {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language);
  return {
    ...facts,
    language,
    to: addressesIn(language, facts.base),
    words: SITE_WORDS[language],
    say: speak(language),
    grouped: (value) => format.format(value),
  };
}
