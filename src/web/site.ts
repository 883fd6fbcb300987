/** What every page knows of the site around it. */
import type { Language } from '../content/languages.ts';
import { type Grammar, type Say, speak } from '../explain/language.ts';
import type { Content } from '../content/content.ts';
import { cite } from '../explain/cite.ts';
import { type Addresses, addressesIn } from './addresses.ts';
import { fullName, shortName } from './person-name.ts';
import { SITE_WORDS, type SiteWords } from './words.ts';

/** Which file an asset has become: `style.css` is `style-3f2a.css`. */
export type Assets = Readonly<Record<string, string>>;

export interface SitePool {
  readonly pool: string;
  /** In the language of the site, where it has a name there. */
  readonly name: string;
  /** The newest list; absent before the first. */
  readonly list?: { readonly date: string; readonly players: number; readonly digest: string };
}

/** The same for all requests in one language until the ledger grows. */
export interface Site {
  readonly language: Language;
  readonly office: string;
  /** Those with the newest lists first. */
  readonly pools: readonly SitePool[];
  /** How players under 18 are shown; where nothing is said, by their names. */
  readonly minors?: 'names' | 'initials';
  readonly base: string;
  readonly assets: Assets;
  readonly to: Addresses;
  readonly words: SiteWords;
  readonly say: Say;
  readonly grammar: Grammar;
  /** A clause of any rulebook, as a reader of the language would cite it. */
  readonly cite: (clause: string) => string;
  /** `500 000` as the language groups digits. */
  readonly grouped: (value: number) => string;
  /** `0,430`: always so many places, for columns; a rating is not grouped. */
  readonly fixed: (value: number, places: number) => string;
  /** A person in headings and tables, in the letters of the page and in the registered ones; `null` after an erasure. */
  readonly personName: (name: string | null | undefined) => string;
  /** The same in sentences, in the letters of the page only. */
  readonly personShort: (name: string | null | undefined) => string;
  /** What a pool is called here; else the name given, else its id. */
  readonly poolName: (pool: string, name?: string) => string;
}

export interface SiteFacts {
  readonly office: string;
  readonly pools: readonly (SitePool & { readonly names?: Readonly<Partial<Record<Language, string>>> })[];
  readonly minors?: 'names' | 'initials';
  readonly base: string;
  readonly assets: Assets;
}

export function siteIn(language: Language, content: Content, facts: SiteFacts): Site {
  const { locale, grammar, book } = content;
  const format = new Intl.NumberFormat(locale);
  const pools = facts.pools
    .map(({ names, ...pool }): SitePool => ({ ...pool, name: names?.[language] ?? pool.name }))
    .sort(byNewest);
  return {
    ...facts,
    pools,
    language,
    to: addressesIn(language, facts.base),
    words: SITE_WORDS[language],
    say: speak(content),
    grammar,
    cite: (clause) => cite(clause, book.citations),
    grouped: (value) => format.format(value),
    fixed: (value, places) => {
      const [minimumFractionDigits, maximumFractionDigits] = [places, places];
      const text = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits, useGrouping: false });
      return text
        .format(value)
        .replace('-', '−')
        .replace(/^−(?=[0.,]+$)/, '');
    },
    personName: (name) => (name == null ? SITE_WORDS[language].noName : fullName(name, language)),
    personShort: (name) => (name == null ? SITE_WORDS[language].noName : shortName(name, language)),
    poolName: (pool, name = pool) => pools.find((each) => each.pool === pool)?.name ?? name,
  };
}

function byNewest(one: SitePool, other: SitePool): number {
  const [a, b] = [one.list?.date ?? '', other.list?.date ?? ''];
  return a === b ? (one.pool < other.pool ? -1 : 1) : a < b ? 1 : -1;
}
