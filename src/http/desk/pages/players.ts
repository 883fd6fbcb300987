/** The registry at the desk: search, a card with the history of every field, and what can be done with it. */
import { recordReading } from '../../../desk/readings/record.ts';
import { findNamed } from '../../../desk/registry/find-named.ts';
import { showPlayer } from '../../../desk/registry/show.ts';
import { audit } from '../../../reading/analysis/audit.ts';
import { contentIn } from '../../../content/languages.ts';
import { deskPlayerPage, deskPlayersPage } from '../../../web/desk/players.tsx';
import type { DeskRoute } from '../desk-route.ts';
import { toldFindings } from '../told.ts';

export const DESK_PLAYERS: DeskRoute = {
  path: '/players',
  needs: 'players.show',
  get: async ({ office, query, site }) => {
    const q = (query['q'] ?? '').trim();
    if (q === '') return deskPlayersPage({ q, players: [], findings: [] }, site);
    if (/^(?:[0-9a-z]{7}|(?:fide|komir|orr|pin):.+|\d+)$/i.test(q)) {
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
    if (isFull) await recordReading(office, { reader: account.account, what: 'players.show', player: asked });
    const { value: card } = await showPlayer(office, asked, isFull ? 'officer' : 'public');
    if (card === undefined) return undefined;
    if (card.player !== asked.toLowerCase()) return { to: site.to.office(`/players/${card.player}`) };
    const content = await contentIn(site.language);
    const history = await audit(office, { player: card.player, language: content, words: content.commands.audit });
    return deskPlayerPage({ card, isFull, entries: (history.value ?? []).toReversed().slice(0, 200) }, site);
  },
};
