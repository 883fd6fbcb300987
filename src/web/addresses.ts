/** Every address of the site, in one place. `base` is the path below which the site is served: empty, or `/ratings`. */
import type { Language } from '../content/languages.ts';

export interface Addresses {
  readonly home: string;
  /** `date`: `2024-06-01`; the month is enough where the list is of the first. */
  readonly list: (pool: string, date: string, query?: Query) => string;
  /** Leads to the newest list; `?date=` to another. */
  readonly lists: (pool: string) => string;
  /** What the next list would say now. */
  readonly live: (pool: string, query?: Query) => string;
  /** All pools with their newest lists. */
  readonly ratings: string;
  readonly player: (player: string) => string;
  /** Leads to why the rating changed last. */
  readonly whyLast: (player: string) => string;
  /** `of`: the date of a list, or the id of an event. */
  readonly why: (player: string, pool: string, of: string) => string;
  /** What lies ahead of a player. */
  readonly next: (player: string, query?: Query) => string;
  /** A player's standing among others. */
  readonly standing: (player: string, query?: Query) => string;
  /** Two players compared; without the second, the form that finds one. */
  readonly against: (player: string, other?: string) => string;
  readonly clubs: (query?: Query) => string;
  readonly club: (name: string, query?: Query) => string;
  readonly federations: (query?: Query) => string;
  readonly federation: (name: string, query?: Query) => string;
  /** The best of a group on the newest list of a pool. */
  readonly top: (pool: string, group?: TopGroup) => string;
  /** Rows of a list as data. */
  readonly entries: (pool: string, date: string, query?: Query) => string;
  /** Those of a pool, or of a list; the newest first. */
  readonly events: (query?: Query) => string;
  readonly event: (event: string, query?: Query) => string;
  readonly calculators: string;
  readonly calculator: (name: string, query?: Query) => string;
  /** A report is read in the page. */
  readonly check: string;
  readonly checkManifest: string;
  /** The script that stores that page for use without a network. */
  readonly checkOffline: string;
  /** The same page as one file. */
  readonly checkFile: string;
  readonly rulebooks: string;
  readonly rulebook: (edition: string, clause?: string) => string;
  readonly drift: (pool: string) => string;
  readonly difference: (pool: string, from: string, to: string) => string;
  readonly search: (query?: string, more?: Query) => string;
  readonly mistake: (about?: string) => string;
  /** Who runs the office and with which program, and how to check it. */
  readonly about: string;
  readonly file: (name: string) => string;
  /** Feeds and calendars; for a player also a badge and a card for other pages. */
  readonly follow: (player?: string) => string;
  readonly feed: (pool: string, form: string) => string;
  readonly clubFeed: (pool: string, club: string, form: string) => string;
  readonly playerFeed: (pool: string, player: string, form: string) => string;
  /** Of a pool, or of all. */
  readonly calendar: (pool?: string) => string;
  readonly badge: (pool: string, player: string) => string;
  readonly embed: (pool: string, player: string) => string;
  /** How the office can be checked. */
  readonly verify: string;
  /** The office's public keys. */
  readonly keys: string;
  readonly api: string;
  /** A page of the officers' desk: `/events/e12`. */
  readonly office: (path?: string) => string;
  /** A card as a picture. */
  readonly picture: (player: string) => string;
  readonly siteManifest: string;
  readonly asset: (name: string) => string;
  /** The same page in another language; it is remembered. */
  readonly language: (language: Language, path: string) => string;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

/** `?a=1&b=2` in the given order; undefined values are left out. */
export function queryText(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/**
 * The same for something with several pages: a page without other parameters has an address of its own, `/page/2`, also in a copy
 * without a server.
 */
export function pagedText(query: Query = {}): string {
  const { page, ...others } = query;
  if (page === undefined || page === 1) return queryText(others);
  return queryText(others) === '' ? `/page/${page}` : queryText(query);
}

/** A federation, an age group and a sex, each optional. */
export interface TopGroup {
  readonly federation?: string | undefined;
  readonly age?: string | undefined;
  readonly sex?: string | undefined;
}

/** `/HUN/u12/f`: an omitted part is `all`, and dropped at the end. */
function groupPath({ federation, age, sex }: TopGroup): string {
  const parts = [federation, age, sex];
  while (parts.length > 0 && parts.at(-1) === undefined) parts.pop();
  return parts.map((part) => `/${encodeURIComponent(part ?? 'all')}`).join('');
}

/** `2024-06` for a list of the first of a month; another day stays a day. */
export const listKey = (date: string): string => (date.endsWith('-01') ? date.slice(0, 7) : date);

/** The place of a clause on its page: an anchor has no spaces. */
export const clauseAnchor = (clause: string): string => clause.replaceAll(' ', '_');

export function addressesIn(language: string, base = ''): Addresses {
  const below = `${base}/${language}`;
  return {
    home: `${below}/`,
    list: (pool, date, query) => `${below}/lists/${pool}/${listKey(date)}${pagedText(query)}`,
    lists: (pool) => `${below}/lists/${pool}`,
    live: (pool, query) => `${below}/lists/${pool}/live${pagedText(query)}`,
    ratings: `${below}/ratings`,
    player: (player) => `${below}/players/${player}`,
    whyLast: (player) => `${below}/players/${player}/why`,
    why: (player, pool, of) => `${below}/players/${player}/why/${pool}/${listKey(of)}`,
    next: (player, query) => `${below}/players/${player}/next${queryText(query)}`,
    standing: (player, query) => `${below}/players/${player}/standing${queryText(query)}`,
    against: (player, other) => `${below}/players/${player}/against${other === undefined ? '' : `/${other}`}`,
    clubs: (query) => `${below}/clubs${pagedText(query)}`,
    club: (name, query) => `${below}/clubs/${encodeURIComponent(name)}${pagedText(query)}`,
    federations: (query) => `${below}/federations${pagedText(query)}`,
    federation: (name, query) => `${below}/federations/${encodeURIComponent(name)}${pagedText(query)}`,
    top: (pool, group = {}) => `${below}/top/${pool}${groupPath(group)}`,
    entries: (pool, date, query) => `${base}/api/v1/lists/${pool}/${listKey(date)}/entries${queryText(query)}`,
    events: (query) => `${below}/events${queryText(query)}`,
    event: (event, query) => `${below}/events/${event}${pagedText(query)}`,
    calculators: `${below}/calculators`,
    calculator: (name, query) => `${below}/calculators/${name}${queryText(query)}`,
    check: `${below}/check`,
    checkManifest: `${base}/check/${language}.webmanifest`,
    checkOffline: `${base}/check/offline-${language}.js`,
    checkFile: `${base}/check/check-${language}.html`,
    rulebooks: `${below}/rulebooks`,
    rulebook: (edition, clause) =>
      `${below}/rulebooks/${edition}${clause === undefined ? '' : `#${encodeURIComponent(clauseAnchor(clause))}`}`,
    drift: (pool) => `${below}/drift/${pool}`,
    difference: (pool, from, to) => `${below}/lists/${pool}/${listKey(to)}/since/${listKey(from)}`,
    search: (query, more = {}) => `${below}/search${queryText({ q: query, ...more })}`,
    mistake: (about) => `${below}/mistake${queryText({ about })}`,
    about: `${below}/about`,
    file: (name) => `${base}/files/${name}`,
    follow: (player) => (player === undefined ? `${below}/follow` : `${below}/players/${player}/follow`),
    feed: (pool, form) => `${below}/feeds/${pool}.${form}`,
    clubFeed: (pool, club, form) => `${below}/feeds/${pool}/clubs/${encodeURIComponent(club)}.${form}`,
    playerFeed: (pool, player, form) => `${below}/feeds/${pool}/players/${player}.${form}`,
    calendar: (pool) => (pool === undefined ? `${below}/calendar.ics` : `${below}/calendar/${pool}.ics`),
    badge: (pool, player) => `${below}/badges/${pool}/${player}.svg`,
    embed: (pool, player) => `${below}/embed/${pool}/${player}`,
    verify: `${below}/verify`,
    keys: `${base}/.well-known/elobook-keys.json`,
    api: `${below}/api`,
    office: (path = '') => `${below}/office${path}`,
    picture: (player) => `${base}/pictures/${language}/${player}.png`,
    siteManifest: `${base}/site/${language}.webmanifest`,
    asset: (name) => `${base}/assets/${name}`,
    language: (to, path) => `${base}/language/${to}?to=${encodeURIComponent(path)}`,
  };
}
