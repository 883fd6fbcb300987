/** A page before it is HTML, and the frame that all pages have. */
import type { ComponentChildren, VNode } from 'preact';
import type { Sliced } from '../core/slices.ts';
import { type Language, LANGUAGES } from '../content/languages.ts';
import { Languages } from './language-links.tsx';
import { htmlInSlices } from './rendering.ts';
import type { Site } from './site.ts';

export interface Page {
  /** The title of the window; the page's own heading is in its body. */
  readonly title: string;
  readonly description?: string;
  readonly body: VNode;
  readonly status?: number;
  /** Not for search engines: cards of minors, and of players who asked for it. */
  readonly isPrivate?: boolean;
  /**
   * The canonical address of the page, with its language and without parameters, by which search engines are to know it. Pages
   * that are only a message have none, nor have pages outside the languages.
   */
  readonly address?: string;
  /** Names of the islands that the page needs, as in `islands/`. */
  readonly islands?: readonly string[];
  /** The address of a picture for link previews. */
  readonly picture?: string;
  /** The address of a manifest, where the page can be installed. */
  readonly manifest?: string;
  /** The address of a feed (Atom) about the page's subject. */
  readonly feed?: string;
  /** The subject of a mistake report from this page: an id, or a list. */
  readonly about?: string;
  /** It has a search of its own, so the frame needs none. */
  readonly hasSearch?: boolean;
}

/** `path`: the requested path below the language, with its parameters, for the links to the other languages. */
export function* pageInSlices(page: Page, site: Site, path: string): Sliced<string> {
  return `<!doctype html>${yield* htmlInSlices(<Frame page={page} site={site} path={path} />)}`;
}

/** For callers for whom nobody else has to wait. */
export function renderPage(page: Page, site: Site, path: string): string {
  const slices = pageInSlices(page, site, path);
  for (let step = slices.next(); ; step = slices.next()) if (step.done === true) return step.value;
}

/**
 * Whether search engines may show a page. Filtered, sorted and later pages of a list, searches, filled-in calculators and other
 * spellings of an address are variants of the same page: only its own address may be found.
 */
export const isForSearchEngines = (page: Page, { base, language }: Site, path: string): boolean =>
  page.isPrivate !== true && (page.address === undefined || page.address === `${base}/${language}${path}`);

/** The addresses of a page in each language. */
const alternatesOf = (address: string, { base, language }: Site): readonly (readonly [Language, string])[] =>
  LANGUAGES.map((each) => [each, `${base}/${each}${address.slice(`${base}/${language}`.length)}`]);

function Address({ address, site }: { address: string; site: Site }): VNode {
  const { origin = '' } = site;
  return (
    <>
      <link rel="canonical" href={`${origin}${address}`} />
      {alternatesOf(address, site).map(([language, href]) => (
        <link key={language} rel="alternate" hreflang={language} href={`${origin}${href}`} />
      ))}
    </>
  );
}

/**
 * For link previews, such as in messengers (Open Graph). Private pages have none. The description is the page's own, which
 * previews use if there is no other.
 */
function ForLinks({ page, address, site }: { page: Page; address: string; site: Site }): VNode {
  const { origin = '', office } = site;
  const [width, height] = [1200, 630];
  const facts: Readonly<Record<string, string | number | undefined>> = {
    'og:site_name': office,
    'og:title': page.title,
    'og:url': `${origin}${address}`,
    ...(page.picture === undefined
      ? {}
      : {
          'og:image': `${origin}${page.picture}`,
          'og:image:type': 'image/png',
          'og:image:width': width,
          'og:image:height': height,
          'og:image:alt': page.title,
        }),
  };
  return (
    <>
      {Object.entries(facts).map(([name, value]) =>
        value === undefined ? null : <meta key={name} property={name} content={String(value)} />,
      )}
      {page.picture === undefined ? null : <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

/** Before anything is shown: who chose the dark is not to see the light flash. */
const FIRST = { blocking: 'render' };

function Frame({ page, site, path }: { page: Page; site: Site; path: string }): VNode {
  const { language, to, words, asset } = site;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title === site.office ? page.title : `${page.title} · ${site.office}`}</title>
        {page.description === undefined ? null : <meta name="description" content={page.description} />}
        {isForSearchEngines(page, site, path) ? null : <meta name="robots" content="noindex" />}
        {page.address === undefined ? null : <Address address={page.address} site={site} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={asset('style.css')} />
        <link rel="icon" href={asset('icon.svg')} type="image/svg+xml" />
        {page.feed === undefined ? null : <link rel="alternate" type="application/atom+xml" href={page.feed} />}
        <link rel="apple-touch-icon" href={asset('icon-180.png')} />
        <link rel="manifest" href={page.manifest ?? to.siteManifest} />
        {page.isPrivate === true || page.address === undefined ? null : (
          <ForLinks page={page} address={page.address} site={site} />
        )}
        <script type="module" {...FIRST} src={asset('frame.js')} />
        <script type="module" src={asset('search.js')} />
        {page.islands?.map((island) => (
          <script key={island} type="module" src={asset(`${island}.js`)} />
        ))}
      </head>
      <body>
        <a class="skip" href="#content">
          {words.skip}
        </a>
        <Header site={site} path={path} hasSearch={page.hasSearch !== true} />
        {site.demonstration === true ? <aside class="demonstration">{words.demonstration}</aside> : null}
        <main id="content">{page.body}</main>
        <Printed site={site} path={path} />
        <Footer site={site} about={page.about} />
      </body>
    </html>
  );
}

function Header({ site, path, hasSearch }: { site: Site; path: string; hasSearch: boolean }): VNode {
  const { to, words } = site;
  return (
    <header class="site">
      <div class="bar">
        <a class="brand" href={to.home}>
          Elobook
        </a>
        {hasSearch ? <SearchForm site={site} /> : null}
        <Languages site={site} path={path} />
        <button type="button" class="theme" hidden aria-label={words.theme} title={words.theme}>
          <span aria-hidden="true" />
        </button>
      </div>
      <Sections site={site} path={path} />
    </header>
  );
}

/** Which task a page belongs to, by the first part of its address. */
const TASKS: Readonly<Record<string, string>> = {
  ratings: 'ratings',
  lists: 'ratings',
  drift: 'ratings',
  players: 'players',
  search: 'players',
  clubs: 'players',
  federations: 'players',
  top: 'ratings',
  events: 'events',
  calculators: 'calculators',
  check: 'events',
  rulebooks: 'rulebooks',
};

/** These pages lead to themselves for another pool. */
const OWN_POOLS: ReadonlySet<string> = new Set(['drift', 'top']);

/** The main menu, with the pools below the ratings. The section of the present page is marked. */
function Sections({ site, path }: { site: Site; path: string }): VNode {
  const { to, words } = site;
  const [, section = '', name] = path.split(/[/?]/);
  const task = TASKS[section];
  const link = (key: string, text: string, href: string): VNode => (
    <li key={key}>
      <a href={href} aria-current={task === key ? 'true' : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <>
      <nav class="sections" aria-label={words.main}>
        <ul>
          {link('ratings', words.ratings, to.ratings)}
          {link('players', words.players, to.search())}
          {link('events', words.events, to.events())}
          {link('calculators', words.calculators, to.calculators)}
          {link('rulebooks', words.rulebooks, to.rulebooks)}
        </ul>
      </nav>
      {task === 'ratings' && !OWN_POOLS.has(section) ? <Pools site={site} pool={name} /> : null}
    </>
  );
}

/** Closed pools are listed separately, on the page of all ratings. */
function Pools({ site, pool }: { site: Site; pool: string | undefined }): VNode | null {
  const { to, words } = site;
  const open = site.pools.filter(({ list, closed }) => list !== undefined && closed === undefined);
  const isArchived = site.pools.some(({ closed }) => closed !== undefined);
  if (open.length < 2 && !isArchived) return null;
  return (
    <nav class="pools" aria-label={words.ratings}>
      <ul>
        {open.map(({ pool: each, name, list }) => (
          <li key={each}>
            <a href={to.list(each, (list as { date: string }).date)} aria-current={pool === each ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
        {isArchived ? (
          <li>
            <a href={`${to.ratings}#archive`}>{words.archive}</a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** Works without a script; with one it shows names while they are typed. */
export function SearchForm({
  site,
  id = 'search',
  value,
  label = site.words.findPlayer,
  leads,
}: {
  site: Site;
  id?: string;
  value?: string;
  label?: string;
  /** `why`: choosing a player leads to why the rating changed last. */
  leads?: 'why' | undefined;
}): VNode {
  const { words, to, language, base } = site;
  return (
    <form
      class="search"
      role="search"
      aria-label={id === 'search' ? words.search : label}
      action={to.search()}
      data-language={language}
      data-base={base}
      data-leads={leads}
      data-all={words.showAll}
      data-pools={JSON.stringify(Object.fromEntries(site.pools.map(({ pool, name }) => [pool, name])))}
    >
      <label for={id} class="quiet">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        value={value}
        placeholder={words.searchHint}
        autocomplete="off"
        spellcheck={false}
      />
      {leads === undefined ? null : <input type="hidden" name="leads" value={leads} />}
      <button type="submit">{words.search}</button>
    </form>
  );
}

function Footer({ site, about }: { site: Site; about?: string | undefined }): VNode {
  const { to, words, office, minors } = site;
  const link = (href: string, text: string): VNode => (
    <li>
      <a href={href}>{text}</a>
    </li>
  );
  return (
    <footer class="site">
      <div class="columns">
        <p class="office">{office}</p>
        <ul class="row">
          {link(to.about, words.about)}
          {link(to.verify, words.howToVerify)}
          {link(`${to.about}#source`, words.source)}
          {link(to.mistake(about), words.mistake)}
          {link(to.check, words.check)}
          {link(to.follow(), site.pages.follow.link)}
          {link(to.api, words.api)}
        </ul>
        {minors === 'initials' ? <p>{words.minors}</p> : null}
      </div>
    </footer>
  );
}

/** At the end of printed pages: the office, the address, and the day. A script fills in the complete address and the present day. */
const Printed = ({ site, path }: { site: Site; path: string }): VNode => (
  <p class="printed">
    {site.office} · <span data-printed="address">{`${site.base}/${site.language}${path}`}</span>
    {site.asOf === undefined || site.asOf === '' ? null : (
      <>
        {' '}
        · <span data-printed="day">{site.say.date(site.asOf)}</span>
      </>
    )}
    {site.checkpoint === undefined ? null : (
      <>
        <br />
        {site.words.publicLog}: <span class="number">{site.checkpoint}</span>
      </>
    )}
  </p>
);

/** A page that is only a message: not found, an error, too many requests. */
export const messagePage = (site: Site, title: string, text: ComponentChildren, status: number): Page => ({
  title,
  status,
  isPrivate: true,
  hasSearch: true,
  body: (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <SearchForm site={site} id="search-here" />
      <p>
        <a href={site.to.home}>{site.words.goHome}</a>
      </p>
    </>
  ),
});
