/** Pages that a copy without a server draws itself, by the components of the server: what a search finds, and cards and reasons from shards. */
import { surenessTold } from '../../../content/content.ts';
import { contentIn, isLanguage, type Language, pageContentIn } from '../../../content/languages.ts';
import { beginsWithSlip, wordsIn } from '../../../engine/name-parts.ts';
import { listEditions } from '../../../engine/rulebooks.ts';
import { searchClauses } from '../../../explain/search-clauses.ts';
import { tellSteps } from '../../../explain/tell.ts';
import { listKey } from '../../addresses.ts';
import { type Page, renderPage } from '../../page.tsx';
import { fromKeptJson, partOfReasons, reasonsFile, shardOf } from '../../../engine/copy-shards.ts';
import { OPPONENTS_ON_PAGE, pageOf, STEPS_ON_PAGE } from '../../../engine/card-pages.ts';
import type { KeptCard, KeptReasons, ReasonsFile } from '../../pages/copy/shards.ts';
import { type CopyOf, copyPage } from '../../pages/copy/page.tsx';
import { lastChange, playerPage } from '../../pages/player/page.tsx';
import { type BesidePlayers, searchPage } from '../../pages/search/page.tsx';
import { whyPage } from '../../pages/why/page.tsx';
import { type Site, type SiteFacts, siteIn } from '../../site.ts';
import { indexed, lookUp } from './name-lookup.ts';

export interface AskedOfCopy {
  readonly base: string;
  readonly language: string;
  /** Below the language: `/search`, `/players/bb`. */
  readonly path: string;
  readonly asked: URLSearchParams;
  readonly of: CopyOf;
  /** It is shown where the copy has no page. */
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
async function pageOfPlayer(site: Site, asked: AskedOfCopy, language: Language): Promise<Page | undefined> {
  const { base, path, of } = asked;
  const [, player, pool, key] = /^\/players\/(\w+)(?:\/why(?:\/([^/]+)\/([^/]+))?)?$/.exec(path) ?? [];
  const card = of.shards === undefined || player === undefined ? undefined : await cardOf(base, player);
  if (card === undefined) return undefined;
  if ('merged' in card) {
    location.replace(site.to.player(card.merged));
    return undefined;
  }
  if (!path.includes('/why')) return playerPage(cardPages(card.player, asked.asked), site, card.calculators);
  if (pool === undefined || key === undefined) {
    const [last] = card.player.pools.flatMap((each) => {
      const change = lastChange(each, site);
      return change === undefined ? [] : [site.to.why(card.player.player, each.pool, change.of)];
    });
    location.replace(last ?? site.to.player(card.player.player));
    return undefined;
  }
  const reasons = await reasonsOf(base, card.player, pool, key);
  return reasons === undefined ? undefined : reasonsPage(reasons, site, language);
}

type WholeCard = Exclude<KeptCard, { readonly merged: string }>['player'];

/** A shard has the whole card; the page shows what a server would. */
function cardPages(card: WholeCard, asked: URLSearchParams): WholeCard {
  const { shown, pages } = pageOf(card.opponents.shown, OPPONENTS_ON_PAGE, pageIn(asked.get('opponents')));
  return {
    ...card,
    opponents: { ...card.opponents, shown, pages },
    pools: card.pools.map((pool) => {
      const steps = pageOf(pool.steps, STEPS_ON_PAGE, asked.get('pool') === pool.pool ? pageIn(asked.get('page')) : 1);
      return { ...pool, steps: steps.shown, pages: steps.pages };
    }),
  };
}

const pageIn = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1);

async function reasonsOf(base: string, card: WholeCard, pool: string, of: string): Promise<KeptReasons | undefined> {
  const inPool = card.pools.find((each) => each.pool === pool);
  if (inPool === undefined) return undefined;
  const file = reasonsFile(inPool, of);
  const inParts = await fetch(`${base}/shards/reasons/${pool}.json`);
  const parts = inParts.ok ? (((await inParts.json()) as Record<string, number>)[file] ?? 1) : 1;
  const answer = await fetch(`${base}/shards/reasons/${pool}/${file}-${partOfReasons(card.player, parts)}.json.gz`);
  if (!answer.ok) return undefined;
  const own = fromKeptJson<ReasonsFile>(await unpacked(answer))[card.player];
  if (own?.[of] !== undefined) return own[of];
  // the only event of a list has the reasons of the list
  for (const { date, events } of inPool.steps) {
    const [only, ...others] = events;
    if (only?.event !== of || others.length > 0 || date === null) continue;
    const ofList = own?.[listKey(date)];
    const event = { event: only.event, name: only.name };
    return ofList === undefined ? undefined : { ...ofList, explanation: { ...ofList.explanation, of, event } };
  }
  return undefined;
}

/** Some web servers unpack such files on the way. */
async function unpacked(answer: Response): Promise<string> {
  const bytes = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return new TextDecoder().decode(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

async function siteHere(base: string, language: Language): Promise<Site> {
  const answer = await fetch(`${base}/shards/site.json`);
  return siteIn(language, await pageContentIn(language), (await answer.json()) as SiteFacts);
}

async function cardOf(base: string, player: string): Promise<KeptCard | undefined> {
  const shard = shardOf(player);
  const answer = shard === undefined ? undefined : await fetch(`${base}/shards/players/${shard}.json`);
  if (answer?.ok !== true) return undefined;
  return fromKeptJson<Record<string, KeptCard>>(await answer.text())[player];
}

/** The search text. */
async function found(site: Site, { base, asked }: AskedOfCopy, language: Language): Promise<Page> {
  const text = (asked.get('q') ?? '').trim();
  const leads = asked.get('leads') === 'why' ? ('why' as const) : undefined;
  const answer = await lookUp(base, text, SHOWN);
  const [only, ...others] = answer.players;
  if (leads === 'why' && only !== undefined && others.length === 0) location.replace(site.to.whyLast(only.id));
  const beside = leads === 'why' ? NOTHING_BESIDE : await besidePlayers(site, text, language);
  return searchPage({ asked: text, found: answer, page: 1, pages: 1, leads, ...beside }, site);
}

/** The number of clubs, tournaments and clauses: as many as a server shows. */
const OTHERS = 6;
const NOTHING_BESIDE: BesidePlayers = { clubs: [], events: [], clauses: [] };

async function besidePlayers(site: Site, text: string, language: Language): Promise<BesidePlayers> {
  const { base } = site;
  const words = wordsIn(text);
  if (words.length === 0) return NOTHING_BESIDE;
  const fits = (name: string, isFit: (own: string, word: string) => boolean): boolean => {
    const own = wordsIn(name);
    return words.every((word) => own.some((each) => isFit(each, word)));
  };
  const isWritten = (own: string, word: string): boolean => own.startsWith(word);
  const isAlike = (own: string, word: string): boolean => beginsWithSlip(word, own);
  const clubs = await indexed<BesidePlayers['clubs'][number]>(base, 'clubs');
  const written = clubs.filter(({ club }) => fits(club, isWritten));
  const events = (await indexed<BesidePlayers['events'][number]>(base, 'events')).filter(({ name, town = '' }) =>
    fits(`${name} ${town}`, isAlike),
  );
  const inForce = listEditions().filter(({ to }) => to === null);
  return {
    clubs: (written.length > 0 ? written : clubs.filter(({ club }) => fits(club, isAlike))).slice(0, OTHERS),
    events: events.slice(0, OTHERS),
    clauses: searchClauses(
      await (await contentIn(language)).loadClauses(),
      inForce.map(({ id }) => id),
      text,
      OTHERS,
      site.pages.search.everydayWords,
    ),
  };
}

async function reasonsPage({ explanation, notes }: KeptReasons, site: Site, language: Language): Promise<Page> {
  const content = await contentIn(language);
  const { book } = content;
  const nameOf = (id: string): string | undefined => explanation.names.get(id) ?? undefined;
  const told = {
    ...explanation,
    lines: tellSteps(explanation.whole, explanation.family, book, nameOf),
    notes: notes[language] ?? explanation.notes,
  };
  const sureness = await surenessTold(explanation.sureness, content);
  return whyPage({ explanation: told, sureness, book, texts: await content.loadClauses() }, site);
}

/** Shown above a page that shows less than its address requests. */
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
