/** A page before it is HTML, and the frame that all pages have. */
import type { ComponentChildren, VNode } from 'preact';
import type { Sliced } from '../core/slices.ts';
import { type Language, languageName, LANGUAGES } from '../content/languages.ts';
import { listDateText } from '../explain/list-date.ts';
import { htmlInSlices } from './rendering.ts';
import type { Site } from './site.ts';

export interface Page {
  /** Of the window; the page's own heading stands in its body. */
  readonly title: string;
  readonly description?: string;
  readonly body: VNode;
  readonly status?: number;
  /** Not for search engines: cards of the young, and of anybody who asked for it. */
  readonly isPrivate?: boolean;
  /**
   * The one address of the page, with its language and without any question: what search engines are to know it by,
   * however it was asked for. A page that only says something has none, nor has one outside of the languages.
   */
  readonly address?: string;
  /** Names of the islands that the page needs, as in `islands/`. */
  readonly islands?: readonly string[];
  /** The address of a manifest, where the page can be installed. */
  readonly manifest?: string;
  /** The address of a feed (Atom) about what the page shows. */
  readonly feed?: string;
  /** What a mistake on this page would be about: an id, or a list. */
  readonly about?: string;
  /** It has a search of its own, so that the frame needs none. */
  readonly hasSearch?: boolean;
}

/** `path`: what was asked for below the language, with its question, for the links to the other languages. */
export function* pageInSlices(page: Page, site: Site, path: string): Sliced<string> {
  return `<!doctype html>${yield* htmlInSlices(<Frame page={page} site={site} path={path} />)}`;
}

/** Where nobody waits. */
export function renderPage(page: Page, site: Site, path: string): string {
  const slices = pageInSlices(page, site, path);
  for (let step = slices.next(); ; step = slices.next()) if (step.done === true) return step.value;
}

/**
 * Whether search engines may show a page. Filtered, sorted and later pages of a list, searches, filled-in calculators and
 * other spellings of an address are the same page asked for otherwise: only the page at its own address is to be found.
 */
export const isForSearchEngines = (page: Page, { base, language }: Site, path: string): boolean =>
  page.isPrivate !== true && (page.address === undefined || page.address === `${base}/${language}${path}`);

/** Where a page of an address is in each language. */
const alternatesOf = (address: string, { base, language }: Site): readonly (readonly [Language, string])[] =>
  LANGUAGES.map((each) => [each, `${base}/${each}${address.slice(`${base}/${language}`.length)}`]);

function Address({ address, site }: { address: string; site: Site }): VNode {
  return (
    <>
      <link rel="canonical" href={address} />
      {alternatesOf(address, site).map(([language, href]) => (
        <link key={language} rel="alternate" hreflang={language} href={href} />
      ))}
    </>
  );
}

/** Before anything is shown: who chose the dark is not to see the light flash. */
const FIRST = { blocking: 'render' };

function Frame({ page, site, path }: { page: Page; site: Site; path: string }): VNode {
  const { language, to, words, assets } = site;
  const asset = (name: string): string => to.asset(assets[name] ?? name);
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
        {page.manifest === undefined ? null : <link rel="manifest" href={page.manifest} />}
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
        {site.demonstration === true ? <p class="demonstration">{words.demonstration}</p> : null}
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

/** The pools and what else there is; where the page belongs is marked. */
function Sections({ site, path }: { site: Site; path: string }): VNode {
  const { to, words } = site;
  const [, section = '', name] = path.split(/[/?]/);
  const isPool = section === 'lists' || section === 'drift';
  const link = (key: string, text: string, href: string): VNode => (
    <li key={key}>
      <a href={href} aria-current={(isPool ? name : section) === key ? 'true' : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <nav class="sections" aria-label={words.main}>
      <ul>
        {site.pools.map(({ pool, name: text, list }) =>
          list === undefined ? null : link(pool, text, to.list(pool, list.date)),
        )}
        {link('events', words.events, to.events())}
        {link('calculators', words.calculators, to.calculators)}
        {link('rulebooks', words.rulebooks, to.rulebooks)}
      </ul>
    </nav>
  );
}

function Languages({ site, path }: { site: Site; path: string }): VNode {
  const { to, words, base, language } = site;
  return (
    <nav class="languages" aria-label={words.language}>
      {LANGUAGES.map((each) =>
        each === language ? (
          <span key={each} lang={each} aria-current="true" title={languageName(each)}>
            {each}
          </span>
        ) : (
          <a
            key={each}
            lang={each}
            hreflang={each}
            rel="nofollow"
            title={languageName(each)}
            href={to.language(each, `${base}/${each}${path}`)}
          >
            {each}
          </a>
        ),
      )}
    </nav>
  );
}

/** Works without a script; with one it shows names while they are typed. */
export function SearchForm({ site, id = 'search', value }: { site: Site; id?: string; value?: string }): VNode {
  const { words, to, language, base } = site;
  return (
    <form
      class="search"
      role="search"
      aria-label={id === 'search' ? words.search : words.findPlayer}
      action={to.search()}
      data-language={language}
      data-base={base}
    >
      <label for={id} class="quiet">
        {words.findPlayer}
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
      <button type="submit">{words.search}</button>
    </form>
  );
}

function Footer({ site, about }: { site: Site; about?: string | undefined }): VNode {
  const { to, words, office, pools, minors } = site;
  return (
    <footer class="site">
      <div class="columns">
        <section>
          <p class="office">{office}</p>
          <ul>
            <li>
              <a href={to.mistake(about)}>{words.mistake}</a>
            </li>
            <li>
              <a href={to.check}>{words.check}</a>
            </li>
            <li>
              <a href={to.verify}>{site.pages.verify.link}</a>
            </li>
            <li>
              <a href={to.rulebooks}>{words.rulebooks}</a>
            </li>
            <li>
              <a href={to.api}>{words.api}</a>
            </li>
            {minors === 'initials' ? <li>{words.minors}</li> : null}
          </ul>
        </section>
        <section>
          <p>{words.newest}</p>
          <ul>
            {pools.map(({ pool, name, list }) =>
              list === undefined ? null : (
                <li key={pool}>
                  <a href={to.list(pool, list.date)}>
                    {name}, {listDateText(list.date, site)}
                  </a>
                  {', '}
                  {words.digest} <code title={list.digest}>{list.digest.slice(0, 12)}</code>
                </li>
              ),
            )}
          </ul>
        </section>
      </div>
    </footer>
  );
}

/** At the end of what is printed: whose it is, where it stands, and of which day. A script puts in the whole address and the present day. */
const Printed = ({ site, path }: { site: Site; path: string }): VNode => (
  <p class="printed">
    {site.office} · <span data-printed="address">{`${site.base}/${site.language}${path}`}</span>
    {site.asOf === undefined || site.asOf === '' ? null : (
      <>
        {' '}
        · <span data-printed="day">{site.say.date(site.asOf)}</span>
      </>
    )}
  </p>
);

/** A page that only says something: nothing there, a fault, too many requests. */
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
