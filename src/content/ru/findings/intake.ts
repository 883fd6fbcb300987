/** What is laid over a report, and what a rating list says of its players, in Russian. */
import type { ByeFindings } from '../../../intake/byes.ts';
import type { FactsFindings } from '../../../intake/facts.ts';
import type { RatingsFindings } from '../../../intake/ratings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';

const names = (players: readonly string[], say: Say): string =>
  firstFew(players, say.player, (more) => `и ещё ${say.count(more, 'игрок', 'игрока', 'игроков')}`);

const FIELDS: Readonly<Record<string, string>> = {
  rating: 'рейтинг',
  k: 'K',
  name: 'имя',
  sex: 'пол',
  title: 'звание',
  federation: 'федерация',
  birth: 'год рождения',
};

export const INTAKE_FINDINGS: FindingPhrases<ByeFindings & FactsFindings & RatingsFindings> = {
  'report.bye-lines': ({ lines, names: seen, byes }, say) =>
    `${say.count(lines, 'строка не считается игроком', 'строки не считаются игроками', 'строк не считаются игроками')}: имя означает «свободен от игры» (${say.list(seen.map((name) => `«${name}»`))}). ${byes === 0 ? '' : `Туров без игры из-за этого: ${say.number(byes)}. `}Если это человек, укажите в дополнительных сведениях (--facts) полное имя, год рождения или номер.`,
  'facts.unknown-player': ({ player }) => `В дополнительных сведениях назван игрок ${player}, которого нет в отчёте.`,
  'facts.ambiguous-player': ({ player }) => `Номер ${player} из дополнительных сведений есть у нескольких игроков.`,
  'facts.overrides': ({ player, fields }, say) =>
    player === null
      ? `Дополнительные сведения расходятся с отчётом о турнире, учтены они: ${say.list(fields)}.`
      : `Дополнительные сведения расходятся с отчётом (${say.player(player)}), учтены они: ${say.list(fields)}.`,
  'ratings.unmatched': ({ players }, say) => `Нет в рейтинг-листе, поэтому без рейтинга: ${names(players, say)}.`,
  'ratings.unrated': ({ players }, say) => `В рейтинг-листе без рейтинга: ${names(players, say)}.`,
  'ratings.doubtful': ({ player, candidates }, say) =>
    `${say.player(player)}: в рейтинг-листе подходят несколько номеров: ${say.list(candidates)}. Без номера рейтинг не берётся.`,
  'ratings.by-name': ({ players }, say) => `Найдены в рейтинг-листе по имени и году рождения: ${names(players, say)}.`,
  'ratings.differs': ({ player, field, report, list }, say) =>
    `${say.player(player)}, ${FIELDS[field] ?? field}: в отчёте ${report}, в рейтинг-листе ${list}.`,
};
