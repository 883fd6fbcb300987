/** Pages that a copy without a server draws itself, by the components of the server: what a search finds, and cards and reasons from shards. */
import { surenessTold } from '../../../content/content.ts';
import { contentIn, isLanguage, type Language, pageContentIn } from '../../../content/languages.ts';
import { tellSteps } from '../../../explain/tell.ts';
import { listKey } from '../../addresses.ts';
import { type Page, renderPage } from '../../page.tsx';
import { fromKeptJson, type KeptCard, type KeptReasons, shardOf } from '../../pages/copy/shards.ts';
import { type CopyOf, copyPage } from '../../pages/copy/page.tsx';
import { playerPage } from '../../pages/player/page.tsx';
import { searchPage } from '../../pages/search/page.tsx';
import { whyPage } from '../../pages/why/page.tsx';
import { type Site, type SiteFacts, siteIn } from '../../site.ts';
import { lookUp } from './name-lookup.ts';

export interface AskedOfCopy {
  readonly base: string;
  readonly language: string;
  /** Below the language: `/search`, `/players/bb`. */
  readonly path: string;
  readonly asked: URLSearchParams;
  readonly of: CopyOf;
  /** It stands where the copy has no page. */
  readonly isMissing: boolean;
}

const SHOWN = 30;

/** Undefined: a copy cannot draw this. */
export async function drawnPage(of: AskedOfCopy): Promise<string | undefined> {
  const { language, path, asked } = of;
  if (!isLanguage(language)) return undefined;
  const query = asked.toString();
  const whole = query === '' ? path : `${path}?${query}`;
  const drawn = async (make: (site: Site) => Promise<Page | undefined>): Promise<string | undefined> => {
    const site = await siteHere(of.base, language);
    const page = await make(site);
    return page === undefined ? undefined : renderPage(page, site, whole);
  };
  const page = path === '/search' && asked.has('q') ? found : pageOfPlayer;
  return drawn(
    async (site) =>
      (await page(site, of, language)) ??
      (of.isMissing ? copyPage(site, { ...of.of, address: location.pathname + location.search }) : undefined),
  );
}

/** Undefined: the copy does not have it. */
async function pageOfPlayer(
  site: Site,
  { base, path, of: { shards } }: AskedOfCopy,
  language: Language,
): Promise<Page | undefined> {
  const [, player, pool, date] = /^\/players\/(\w+)(?:\/why(?:\/([^/]+)\/([^/]+))?)?$/.exec(path) ?? [];
  const card = shards === undefined || player === undefined ? undefined : await cardOf(base, player, shards);
  if (card === undefined) return undefined;
  if ('merged' in card) {
    location.replace(site.to.player(card.merged));
    return undefined;
  }
  if (!path.includes('/why')) return playerPage(card.player, site, card.calculators);
  const reasons =
    pool === undefined
      ? card.reasons[0]
      : card.reasons.find(({ explanation: each }) => each.pool === pool && listKey(each.of) === date);
  return reasons === undefined ? undefined : reasonsPage(reasons, site, language);
}

async function siteHere(base: string, language: Language): Promise<Site> {
  const answer = await fetch(`${base}/shards/site.json`);
  return siteIn(language, await pageContentIn(language), (await answer.json()) as SiteFacts);
}

async function cardOf(base: string, player: string, shards: number): Promise<KeptCard | undefined> {
  const answer = await fetch(`${base}/shards/players/${shardOf(player, shards)}.json`);
  if (!answer.ok) return undefined;
  return fromKeptJson<Record<string, KeptCard>>(await answer.text())[player];
}

/** What was searched for. */
async function found(site: Site, { base, asked }: AskedOfCopy): Promise<Page> {
  const text = (asked.get('q') ?? '').trim();
  const leads = asked.get('leads') === 'why' ? ('why' as const) : undefined;
  const answer = await lookUp(base, text, SHOWN);
  const [only, ...others] = answer.players;
  if (leads === 'why' && only !== undefined && others.length === 0) location.replace(site.to.whyLast(only.id));
  return searchPage({ asked: text, found: answer, page: 1, pages: 1, leads, clubs: [], events: [], clauses: [] }, site);
}

async function reasonsPage(
  { explanation, hasLines, notes }: KeptReasons,
  site: Site,
  language: Language,
): Promise<Page> {
  const content = await contentIn(language);
  const { book } = content;
  const nameOf = (id: string): string | undefined => explanation.names.get(id) ?? undefined;
  const told = {
    ...explanation,
    lines: hasLines ? tellSteps(explanation.whole, explanation.family, book, nameOf) : [],
    notes: notes[language] ?? explanation.notes,
  };
  const sureness = await surenessTold(explanation.sureness, content);
  return whyPage({ explanation: told, sureness, book, texts: await content.loadClauses() }, site);
}

/** Above a page that shows less than its address asks for. */
export async function notice(language: string, publicUrl: string | undefined): Promise<void> {
  if (!isLanguage(language)) return;
  const { copy } = (await pageContentIn(language)).pages;
  const main = document.querySelector('main');
  if (main === null) return;
  const note = document.createElement('p');
  note.className = 'notice';
  note.setAttribute('role', 'status');
  note.append(copy.text);
  if (publicUrl !== undefined) {
    const link = document.createElement('a');
    link.href = `${publicUrl}${location.pathname}${location.search}`;
    link.textContent = copy.atOffice;
    note.append(' ', link);
  }
  main.prepend(note);
}
