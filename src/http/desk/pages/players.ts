/** The registry at the desk: search, a card with the history of every field, and its acts. */
import type { Finding } from '../../../core/finding.ts';
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { decidableIndicators } from '../../../desk/lists/decide.ts';
import { readOffice } from '../../../desk/office.ts';
import { recordReading } from '../../../desk/readings/record.ts';
import { personData } from '../../../desk/registry/person-data.ts';
import { listForms, openForm } from '../../../desk/registry/attachments.ts';
import { findNamed } from '../../../desk/registry/find-named.ts';
import { showPlayer } from '../../../desk/registry/show.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import { audit } from '../../../reading/analysis/audit.ts';
import { type FieldHistory, fieldHistory } from '../../../reading/field-history.ts';
import { contentIn } from '../../../content/languages.ts';
import { deskPlayerPage, deskPlayersPage } from '../../../web/desk/players.tsx';
import type { AllTheSame } from '../../../web/desk/result.tsx';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { formValue } from '../forms.ts';
import { periodOf, withoutBirth } from './sheets.ts';
import { toldFindings } from '../told.ts';

export const DESK_PLAYERS: DeskRoute = {
  path: '/players',
  needs: 'players.show',
  get: async ({ office, query, site }) => {
    const q = (query['q'] ?? '').trim();
    if (q === '') return deskPlayersPage({ q, players: [], findings: [] }, site);
    if (query['typed'] === undefined && /^(?:[0-9a-z]{7}|(?:fide|komir|orr|pin):.+|\d+)$/i.test(q)) {
      const { value } = await showPlayer(office, q);
      if (value !== undefined) return { to: site.to.office(`/players/${value.player}`) };
    }
    const { value, findings } = await findNamed(office, q);
    return deskPlayersPage(
      { q, players: value?.players ?? [], findings: await toldFindings(findings, site, office) },
      site,
    );
  },
};

export const DESK_PLAYER: DeskRoute = {
  path: '/players/:player',
  needs: 'players.show',
  get: async ({ office, account, params, query, site }) => {
    const isFull = query['full'] !== undefined;
    const asked = params['player'] as string;
    const { value: card } = await showPlayer(office, asked, 'officer');
    if (card === undefined) return undefined;
    if (isFull) await recordReading(office, { reader: account.account, what: 'players.show', player: card.player });
    if (card.player !== asked.toLowerCase()) return { to: site.to.office(`/players/${card.player}`) };
    const content = await contentIn(site.language);
    const history = await audit(office, { player: card.player, language: content, words: content.commands.audit });
    const fields = await fieldHistory(office, card.player);
    const { value: forms = [] } = await listForms(office, card.player);
    const { names, pools } = await readOffice(office, async (desk) => ({
      names: new Map((await accountsIn(desk)).map(({ account: each, name }) => [each, name ?? each] as const)),
      pools: await desk.pools(),
    }));
    return deskPlayerPage(
      {
        card: isFull ? card : withoutBirth(card),
        period: periodOf(card),
        isFull,
        entries: (history.value ?? []).toReversed().slice(0, 200),
        findings: await toldFindings(
          (card.sheets?.findings ?? []).map((each) => ({ ...each, weight: 'warn' as const })),
          site,
          office,
        ),
        fields: isFull ? fields : fields.map(withoutDays),
        forms,
        pools: mayAnywhere(account, 'standings.decide')
          ? pools
              .filter(
                ({ pool }) =>
                  card.standings.some((each) => each.pool === pool) &&
                  (account.pools === undefined || account.pools.includes(pool)),
              )
              .map(decidableIndicators)
          : [],
        nameOfAccount: (author) => names.get(author) ?? author,
      },
      site,
    );
  },
};

/** For births only the year. */
const withoutDays = (history: FieldHistory): FieldHistory =>
  history.field === 'birth'
    ? {
        ...history,
        values: history.values.map((each) => ({
          ...each,
          value: typeof each.value === 'string' ? each.value.slice(0, 4) : each.value,
        })),
      }
    : history;

const back = ({ site, params }: DeskRequest): string => site.to.office(`/players/${params['player']}`);

/** Stores a form of the player. */
export const PLAYER_FORMS: DeskRoute = {
  path: '/players/:player/forms',
  needs: 'players.attach',
  post: async (request) => {
    const { form, params } = request;
    const input = { player: params['player'], form: formValue(form, 'form') };
    return doAct(request, {
      act: 'players.attach',
      call: { input, files: form.files },
      back: `${back(request)}#forms`,
      section: 'players',
    });
  },
};

const FORM_TYPES = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** A form as it was sent. Reading it is recorded, as it may contain a day of birth. */
export const PLAYER_FORM: DeskRoute = {
  path: '/players/:player/forms/:entry',
  needs: 'players.attach',
  get: async ({ office, account, params }) => {
    const asked = { player: params['player'] as string, entry: Number(params['entry']) };
    const { value } = await openForm(office, asked);
    if (value === undefined) return undefined;
    await recordReading(office, { reader: account.account, what: 'players.show', player: asked.player });
    return { file: value.name, type: FORM_TYPES[value.type], bytes: value.bytes };
  },
};

/** All data about one person, for the person. */
export const PLAYER_DATA: DeskRoute = {
  path: '/players/:player/data',
  needs: 'players.export',
  get: async ({ office, account, params }) => {
    const { value } = await personData(office, params['player'] as string);
    if (value === undefined) return undefined;
    await recordReading(office, { reader: account.account, what: 'players.show', player: value.player });
    const bytes = new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
    return { file: `${value.player}.json`, type: 'application/json; charset=utf-8', bytes };
  },
};

/** A decision on a rating. */
/** A number, yes or no, a grade; `none` is known to the act. */
const decidedValue = (text: string): unknown =>
  /^-?\d+$/.test(text) ? Number(text) : text === 'true' ? true : text === 'false' ? false : text;

/** A value that is far from the one before is said twice: by one button, whoever has read why it is asked. */
function saidTwice({ form, site }: DeskRequest, findings: readonly Finding[]): AllTheSame | undefined {
  const against = findings.filter(({ weight }) => weight === 'refuse');
  if (against.length !== 1 || against[0]?.code !== 'lists.say-twice') return undefined;
  const sent = ['pool', 'indicator', 'value', 'by', 'ground', 'do'].map(
    (name) => [name, formValue(form, name)] as const,
  );
  const value = formValue(form, 'value');
  return { label: site.pages.sheets.card.sayTwice(value), action: '', values: [...sent, ['although', value]] };
}

export const PLAYER_DECISION: DeskRoute = {
  path: '/players/:player/decide',
  needs: 'standings.decide',
  post: async (request) => {
    const { form, params } = request;
    const value = decidedValue(formValue(form, 'value'));
    const although = formValue(form, 'although');
    const input = {
      player: params['player'],
      pool: formValue(form, 'pool'),
      indicator: formValue(form, 'indicator'),
      by: formValue(form, 'by'),
      value,
      ...(although === '' ? {} : { although: decidedValue(although) }),
    };
    return doAct(request, {
      act: 'standings.decide',
      call: { input, files: [] },
      back: `${back(request)}#decide`,
      section: 'players',
      allTheSame: (findings) => saidTwice(request, findings),
      wholeForm: `${request.site.to.office('/acts/standings.decide')}?player=${params['player']}`,
    });
  },
};
