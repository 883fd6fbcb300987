/** The frame of the officers' desk: the same paper as the public site, with the desk's own sections. */
import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Account } from '../../ledger/rows/accounts.ts';
import type { ActName } from '../../desk/accounts/permissions.ts';
import { Languages } from '../language-links.tsx';
import type { Site } from '../site.ts';

export interface DeskPage {
  readonly title: string;
  /** As components, or as the HTML that was stored. */
  readonly body: VNode | { readonly html: string };
  readonly status?: number;
  /** Names of the islands that the page needs. */
  readonly islands?: readonly string[];
  /** The section that it belongs to. */
  readonly section?: keyof Site['pages']['desk']['nav'];
  /** The form was only previewed: what was typed stays available. */
  readonly isNotTaken?: boolean;
  /** It shows something only once, such as a new key: it is not stored anywhere. */
  readonly isShownOnce?: boolean;
  /** For a stored answer: the page of the form that it answers. */
  readonly of?: string;
  /** Seconds after which the page reloads: something is still in progress. */
  readonly reload?: number;
  /** The same, for browsers in which no island does it. */
  readonly reloadWithoutScripts?: number;
}

/** The signed-in account, and what forms send along. */
export interface DeskFrame {
  readonly account: Account;
  readonly token: string;
  /** Whether the account may do an act at all. */
  readonly has: (act: ActName) => boolean;
}

/** Which sections an account sees, by the act that leads there. */
const SECTIONS: readonly (readonly [keyof Site['pages']['desk']['nav'], string, ActName])[] = [
  ['inbox', '', 'account.own'],
  ['upload', '/upload', 'events.submit'],
  ['events', '/events', 'events.show'],
  ['lists', '/lists', 'lists.publish'],
  ['players', '/players', 'players.show'],
  ['requests', '/requests', 'requests.confirm'],
  ['jobs', '/jobs', 'events.submit'],
  ['audit', '/audit', 'office.audit'],
  ['acts', '/acts', 'players.show'],
  ['people', '/people', 'users.invite'],
  ['settings', '/settings', 'office.set'],
];

/** Printed below the office's name: the address of the page, and the day. */
export interface Imprint {
  readonly address: string;
  readonly day: string;
}

export const renderDeskPage = (
  page: DeskPage,
  site: Site,
  path: string,
  frame: DeskFrame | undefined,
  imprint?: Imprint,
): string =>
  `<!doctype html>${renderToString(<Frame page={page} site={site} path={path} frame={frame} imprint={imprint} />)}`
    // every form of a session carries its token; pages need not think of it
    .replaceAll(/(<form\b[^>]*\bmethod="post"[^>]*>)/g, (form) =>
      frame === undefined ? form : `${form}<input type="hidden" name="token" value="${frame.token}"/>`,
    );

interface FrameProps {
  readonly page: DeskPage;
  readonly site: Site;
  readonly path: string;
  readonly frame: DeskFrame | undefined;
  readonly imprint?: Imprint | undefined;
}

function Frame({ page, site, path, frame, imprint }: FrameProps): VNode {
  const { language, to, words, asset } = site;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} · ${site.pages.desk.desk} · ${site.office}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        {page.reload === undefined ? null : <meta http-equiv="refresh" content={String(page.reload)} />}
        {page.reloadWithoutScripts === undefined ? null : (
          <noscript>
            <meta http-equiv="refresh" content={String(page.reloadWithoutScripts)} />
          </noscript>
        )}
        <link rel="stylesheet" href={asset('style.css')} />
        <link rel="icon" href={asset('icon.svg')} type="image/svg+xml" />
        <script type="module" {...{ blocking: 'render' }} src={asset('frame.js')} />
        <script type="module" src={asset('desk.js')} />
        {page.islands?.map((island) => (
          <script key={island} type="module" src={asset(`${island}.js`)} />
        ))}
      </head>
      <body
        class="desk"
        data-account={frame?.account.account}
        data-not-taken={page.isNotTaken === true || (page.status ?? 200) >= 400 ? '' : undefined}
        data-of={page.of === undefined ? undefined : `${site.base}/${language}${page.of}`}
      >
        <a class="skip" href="#content">
          {words.skip}
        </a>
        <header class="site">
          <div class="bar">
            <a class="brand" href={to.office()}>
              Elobook
            </a>
            <span class="quiet">{site.office}</span>
            <Languages site={site} path={path} />
            <button type="button" class="theme" hidden aria-label={words.theme} title={words.theme}>
              <span aria-hidden="true" />
            </button>
          </div>
          {frame === undefined ? null : <Sections site={site} page={page} frame={frame} />}
        </header>
        {imprint === undefined ? null : (
          <p class="imprint">{site.pages.sheets.imprint(site.office, imprint.address, imprint.day, site.say)}</p>
        )}
        {'html' in page.body ? (
          <main id="content" dangerouslySetInnerHTML={{ __html: page.body.html }} />
        ) : (
          <main id="content">{page.body}</main>
        )}
        <footer class="site">
          <div>
            <a href={to.home}>{site.pages.desk.toSite}</a>{' '}
            {frame === undefined ? null : <a href={to.office('/keys')}>{site.pages.entry.keys.title}</a>}
          </div>
        </footer>
        {frame === undefined ? null : (
          <dialog class="keys" aria-label={site.pages.entry.keys.title}>
            <KeyMap site={site} has={frame.has} />
            <form method="dialog">
              <button type="submit" class="plain">
                {site.pages.entry.keys.close}
              </button>
            </form>
          </dialog>
        )}
      </body>
    </html>
  );
}

const GO_KEYS = [
  ['i', 'inbox'],
  ['u', 'upload'],
  ['e', 'events'],
  ['l', 'lists'],
  ['p', 'players'],
  ['r', 'requests'],
  ['j', 'jobs'],
  ['a', 'audit'],
] as const satisfies readonly (readonly [string, keyof Site['pages']['desk']['nav']])[];

/** Every keyboard shortcut of the desk. */
/** Only of sections that the account sees. */
export function KeyMap({ site, has }: { site: Site; has: DeskFrame['has'] }): VNode {
  const words = site.pages.entry.keys;
  const seen = new Set(SECTIONS.filter(([, , act]) => has(act)).map(([name]) => name));
  return (
    <>
      <h2>{words.title}</h2>
      <dl class="key-map">
        {GO_KEYS.filter(([, section]) => seen.has(section)).map(([key, section]) => (
          <div key={key}>
            <dt>
              <kbd>g</kbd> <kbd>{key}</kbd>
            </dt>
            <dd>{site.pages.desk.nav[section]}</dd>
          </div>
        ))}
        {words.others.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function keysPage(site: Site, has: DeskFrame['has']): DeskPage {
  const words = site.pages.entry.keys;
  return {
    title: words.title,
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <KeyMap site={site} has={has} />
      </>
    ),
  };
}

function Sections({ site, page, frame }: { site: Site; page: DeskPage; frame: DeskFrame }): VNode {
  const words = site.pages.desk;
  const { account } = frame;
  return (
    <nav class="sections" aria-label={words.desk}>
      <ul>
        {SECTIONS.filter(([, , act]) => frame.has(act)).map(([name, path]) => (
          <li key={name}>
            <a href={site.to.office(path)} aria-current={page.section === name ? 'true' : undefined}>
              {words.nav[name]}
            </a>
          </li>
        ))}
        <li class="who">
          <a href={site.to.office('/account')} aria-current={page.section === 'account' ? 'true' : undefined}>
            {account.name ?? account.account}, {words.roles[account.role]}
          </a>
        </li>
        <li>
          <form method="post" action={site.to.office('/sign-out')}>
            <button type="submit" class="plain">
              {words.signOut}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}

/** A label above its field. */
/** An act on a row of a table: a form with a button, for the given row. */
export function RowAct({
  act,
  row,
  label,
}: {
  act: string;
  row: readonly [name: string, value: string];
  label: string;
}): VNode {
  const [name, value] = row;
  return (
    <form method="post">
      <input type="hidden" name={name} value={value} />
      <button type="submit" name="act" value={act} class="plain">
        {label}
      </button>
    </form>
  );
}

export function DeskField({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: ComponentChildren;
}): VNode {
  return (
    <label class="desk-field">
      <span>{label}</span>
      {children}
      {hint === undefined ? null : <small class="quiet">{hint}</small>}
    </label>
  );
}

/** Findings in words: what refuses first, then warnings, then notes. */
export interface ToldFinding {
  readonly weight: 'refuse' | 'warn' | 'note';
  readonly text: string;
  /** Of the same kind. */
  readonly others: readonly string[];
}

export function FindingList({ findings }: { findings: readonly ToldFinding[] }): VNode | null {
  if (findings.length === 0) return null;
  return (
    <ul class="findings">
      {findings.map(({ weight, text, others }, place) => (
        <li key={String(place)} class={weight}>
          {text}
          {others.length === 0 ? null : (
            <details>
              <summary>+{others.length}</summary>
              <ul>
                {others.map((each, at) => (
                  <li key={String(at)}>{each}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
