/** A page before it is HTML, and the frame that all pages have. */
import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { LANGUAGES } from '../explain/language.ts';
import type { Site } from './site.ts';
import { LANGUAGE_NAMES } from './words.ts';

export interface Page {
  /** Of the window; the page's own heading stands in its body. */
  readonly title: string;
  readonly description?: string;
  readonly body: VNode;
  readonly status?: number;
  /** Not for search engines: cards of the young, and of who asked for it. */
  readonly isPrivate?: boolean;
  /** Names of the islands that the page needs, as in `islands/`. */
  readonly islands?: readonly string[];
  /** What a mistake on this page would be about: an id, or a list. */
  readonly about?: string;
}

/** `path`: that of the page below its language, for the links to the other languages. */
export function renderPage(page: Page, site: Site, path: string): string {
  return `<!doctype html>${renderToString(<Frame page={page} site={site} path={path} />)}`;
}

function Frame({ page, site, path }: { page: Page; site: Site; path: string }): VNode {
  const { language, to, base, words, assets } = site;
  const asset = (name: string): string => to.asset(assets[name] ?? name);
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title === site.office ? page.title : `${page.title} · ${site.office}`}</title>
        {page.description === undefined ? null : <meta name="description" content={page.description} />}
        {page.isPrivate === true ? <meta name="robots" content="noindex" /> : null}
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={asset('style.css')} />
        <link rel="icon" href={asset('icon.svg')} type="image/svg+xml" />
        {LANGUAGES.map((each) => (
          <link key={each} rel="alternate" hreflang={each} href={`${base}/${each}${path}`} />
        ))}
        <script type="module" src={asset('frame.js')} />
        <script type="module" src={asset('search.js')} />
        {page.islands?.map((island) => (
          <script key={island} type="module" src={asset(`${island}.js`)} />
        ))}
      </head>
      <body>
        <a class="skip" href="#content">
          {words.skip}
        </a>
        <Header site={site} path={path} />
        <main id="content">{page.body}</main>
        <Footer site={site} about={page.about} />
      </body>
    </html>
  );
}

function Header({ site, path }: { site: Site; path: string }): VNode {
  const { to, words, base, language } = site;
  return (
    <header class="site">
      <a class="brand" href={to.home}>
        Elobook
      </a>
      <nav aria-label={words.main}>
        <ul>
          {site.pools.map(({ pool, name, list }) =>
            list === undefined ? null : (
              <li key={pool}>
                <a href={to.list(pool, list.date)}>{name}</a>
              </li>
            ),
          )}
          <li>
            <a href={to.calculators}>{words.calculators}</a>
          </li>
          <li>
            <a href={to.rulebooks}>{words.rulebooks}</a>
          </li>
        </ul>
      </nav>
      <SearchForm site={site} />
      <nav class="languages" aria-label={words.language}>
        {LANGUAGES.map((each) =>
          each === language ? (
            <span key={each} lang={each} aria-current="true" title={LANGUAGE_NAMES[each]}>
              {each}
            </span>
          ) : (
            <a
              key={each}
              lang={each}
              hreflang={each}
              rel="nofollow"
              title={LANGUAGE_NAMES[each]}
              href={to.language(each, `${base}/${each}${path}`)}
            >
              {each}
            </a>
          ),
        )}
      </nav>
      <button type="button" class="theme" hidden aria-label={words.theme} title={words.theme}>
        <span aria-hidden="true" />
      </button>
    </header>
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
  const { to, words, say, office, pools } = site;
  return (
    <footer class="site">
      <p>{office}</p>
      <ul>
        {pools.map(({ pool, name, list }) =>
          list === undefined ? null : (
            <li key={pool}>
              <a href={to.list(pool, list.date)}>{words.newest(name, say.date(list.date))}</a>
              {', '}
              {words.digest} <code title={list.digest}>{list.digest.slice(0, 12)}</code>
            </li>
          ),
        )}
      </ul>
      <ul class="row">
        <li>
          <a href={to.mistake(about)}>{words.mistake}</a>
        </li>
        <li>
          <a href={to.api}>{words.api}</a>
        </li>
        <li>
          <a href={to.rulebooks}>{words.rulebooks}</a>
        </li>
      </ul>
    </footer>
  );
}

/** A page that only says something: nothing there, a fault, too many requests. */
export const saying = (site: Site, title: string, text: ComponentChildren, status: number): Page => ({
  title,
  status,
  isPrivate: true,
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
