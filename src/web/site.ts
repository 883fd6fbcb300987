/** What every page knows about the site. */
import type { Commands } from '../content/en/commands/index.ts';
import type { Pages } from '../content/en/pages/index.ts';
import type { SiteWords } from '../content/en/pages/site.ts';
import type { Language } from '../content/languages.ts';
import { type Grammar, type Say, speak } from '../explain/language.ts';
import type { Control } from '../core/control.ts';
import type { Family } from '../rulebooks/rulebook.ts';
import type { PageContent } from '../content/content.ts';
import { cite } from '../explain/cite.ts';
import { type Addresses, addressesIn } from './addresses.ts';
import { fullNameText, shortName } from '../explain/person-name.ts';

/** Which file an asset has become: `style.css` is `style-3f2a.css`. */
export type Assets = Readonly<Record<string, string>>;

export interface SitePool {
  readonly pool: string;
  /** In the language of the site, if it has a name in it. */
  readonly name: string;
  readonly control?: Control;
  /** Pools of one group belong together. */
  readonly group?: string;
  /** The last list, or the last day, of a pool that was closed. */
  readonly closed?: string;
  /** The newest list; absent before the first. */
  readonly list?: { readonly date: string; readonly players: number; readonly digest: string };
}

/** What is the same in every language. */
interface SiteInAnyLanguage {
  /** How players under 18 are shown; by default by their names. */
  readonly minors?: 'names' | 'initials';
  /** All its persons are invented. */
  readonly demonstration?: true;
  /** The day of the last entry of the ledger; absent before the first. */
  readonly asOf?: string;
  /** The newest checkpoint of the public log in one line: origin, size, root, signature. */
  readonly checkpoint?: string;
  readonly base: string;
  /** The prefix of addresses for readers elsewhere: `https://ratings.example.org`. */
  readonly origin?: string;
  /** Whether cards have pictures. */
  readonly pictures?: true;
  readonly assets: Assets;
}

/** The same for all requests in one language until the ledger grows. */
export interface Site extends SiteInAnyLanguage {
  readonly language: Language;
  /** In the language of the site, if it has a name in it. */
  readonly office: string;
  /** Those with the newest lists first. */
  readonly pools: readonly SitePool[];
  readonly to: Addresses;
  /** The address of an asset: `style.css`. */
  readonly asset: (name: string) => string;
  /** Words of the frame of every page. */
  readonly words: SiteWords;
  readonly pages: Pages;
  /** Words that pages share with the command line. */
  readonly commands: Commands;
  readonly say: Say;
  readonly grammar: Grammar;
  /** A clause of any rulebook, as a reader of the language would cite it. */
  readonly cite: (clause: string) => string;
  /** `500 000` as the language groups digits. */
  readonly grouped: (value: number) => string;
  /** `0,430`: always this many places, for columns; a rating is not grouped. */
  readonly fixed: (value: number, places: number) => string;
  /** A person in headings and tables, in the letters of the page and in the registered ones; `null` after an erasure. */
  readonly personName: (name: string | null | undefined) => string;
  /** The same in sentences, in the letters of the page only. */
  readonly personShort: (name: string | null | undefined) => string;
  /** The name of a pool in this language; otherwise the given name, otherwise its id. */
  readonly poolName: (pool: string, name?: string) => string;
  /** The day of a moment, `2026-11-18`, where the office is. */
  readonly dayOf: (time: string) => string;
}

export interface SiteFacts extends SiteInAnyLanguage {
  readonly office: string;
  /** The office's names in other languages. */
  readonly names?: Readonly<Partial<Record<Language, string>>>;
  readonly pools: readonly (SitePool & { readonly names?: Readonly<Partial<Record<Language, string>>> })[];
  /** By default, days are those of Greenwich. */
  readonly dayOf?: (time: string) => string;
}

export function siteIn(language: Language, content: PageContent, { names: officeNames, ...facts }: SiteFacts): Site {
  const { locale, grammar, book, commands, personNames, pages } = content;
  const format = new Intl.NumberFormat(locale);
  const to = addressesIn(language, facts.base);
  const pools = facts.pools
    .map(({ names, ...pool }): SitePool => ({ ...pool, name: names?.[language] ?? pool.name }))
    .sort(byNewest);
  return {
    ...facts,
    office: officeNames?.[language] ?? facts.office,
    pools,
    language,
    to,
    asset: (name) => to.asset(facts.assets[name] ?? name),
    words: pages.site,
    pages,
    commands,
    say: withWholeDates(speak(content)),
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
    personName: (name) => (name == null ? pages.site.noName : fullNameText(name, personNames)),
    personShort: (name) => (name == null ? pages.site.noName : shortName(name, personNames)),
    dayOf: facts.dayOf ?? ((time) => time.slice(0, 10)),
    poolName: (pool, name = pool) => pools.find((each) => each.pool === pool)?.name ?? name,
  };
}

const whole = (date: string): string => date.replaceAll(' ', '\u00A0');

/** On a page no line ends in the middle of a date. */
const withWholeDates = (say: Say): Say => ({
  ...say,
  date: (day) => whole(say.date(day)),
  month: (month) => whole(say.month(month)),
});

function byNewest(one: SitePool, other: SitePool): number {
  const [a, b] = [one.list?.date ?? '', other.list?.date ?? ''];
  if (a !== b) return a < b ? 1 : -1;
  const [name, otherName] = [one.group ?? one.pool, other.group ?? other.pool];
  if (name !== otherName) return name < otherName ? -1 : 1;
  return placeOf(one) - placeOf(other) || (one.pool < other.pool ? -1 : 1);
}

/** Pools of one group, the slowest games first. */
const PLACES: Readonly<Record<Control, number>> = { standard: 0, rapid: 1, blitz: 2 };
const placeOf = ({ control = 'standard' }: SitePool): number => PLACES[control];

type PageName = Exclude<keyof Pages, 'byFamily'>;

/** The words of a page about ratings of a family: some languages have other words for them. */
export const wordsFor = <P extends PageName>({ pages }: Pick<Site, 'pages'>, page: P, family: Family): Pages[P] => ({
  ...pages[page],
  ...pages.byFamily?.[family]?.[page],
});
