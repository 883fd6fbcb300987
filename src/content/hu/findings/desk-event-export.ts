/** Events that the office writes as files for others, in Hungarian. */
import type { EventExportFindings } from '../../../explain/desk-findings/event-export.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const players = (ids: readonly string[], more: number, say: Say): string =>
  more === 0 ? say.list(ids.map(say.player)) : `${ids.map(say.player).join(', ')} és még ${more} játékos`;

export const EVENT_EXPORT_FINDINGS: FindingPhrases<EventExportFindings> = {
  'export.not-accepted': ({ event }) =>
    `Ez a verseny (${event}) nem számít: csak elfogadott verseny adható ki („events accept ${event}”).`,
  'export.not-chess': ({ pool, format }) => `Az állomány („${pool}”) Go-állomány, ez pedig sakkformátum: ${format}.`,
  'export.no-events': ({ pool, list }, say) =>
    `Az állománynak („${pool}”) erre a listára nincs elfogadott versenye: ${say.month(list)}.`,
  'export.bad-list': ({ seen }) => `Nem értelmezhető lista: „${seen}”; a hónapja így írandó: 2024-07.`,
  'export.corrected': ({ event, corrected }) =>
    `A verseny jegyzőkönyvét helyesbítették (${event}): a fájlban a helyesbített eredmények vannak (${corrected}).`,
  'export.report-erased': ({ event }) =>
    `A jegyzőkönyv példányát törölték (${event}): a szabadnapok, a csapatok, a helyezések és a rajtszámok nem ismertek, ezért a fájlból hiányoznak.`,
  'export.no-number': ({ players: ids, more }, say) =>
    `FIDE-szám nélkül, amelyről a FIDE a játékosokat azonosítja: ${players(ids, more, say)}. Az adatlapra így kerül: „players change … --fide SZÁM”.`,
  'export.nameless': ({ players: ids, more }, say) =>
    `Törölt személy, a fájlban név nélkül szerepel: ${players(ids, more, say)}.`,
  'export.no-schedule': ({ event, rounds }, say) =>
    `Nem ismert, mely napokon játszották ${rounds.length === 0 ? 'a fordulókat' : `ezeket a fordulókat: ${say.list(rounds.map(String))}`} (${event}), ezért nem tudható, melyik tartozik az időközi jegyzőkönyvbe.`,
  'export.no-rounds': ({ event, from, to }, say) =>
    `Ezekben a napokban (${say.date(from)} – ${say.date(to)}) ezen a versenyen nem volt játszma: ${event}.`,
  'export.cut': ({ rounds, from, to, players: count, left }, say) =>
    `A fájlban ezek a fordulók vannak, 1-től újraszámozva: ${say.list(rounds.map(String))} (${say.date(from)} – ${say.date(to)}); ${say.count(count, 'játékos')}${left === 0 ? '' : `, kimaradt, mert ezekben nem játszott: ${say.number(left)}`}.`,
};
