/** What a page says otherwise than the command line, in Russian: whoever reads a file in a page has its fields, and no options. */
import type { PageFindings } from '../../../explain/page-findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const CONTROLS = { standard: 'классика', rapid: 'рапид', blitz: 'блиц' } as const;

export const PAGE_FINDINGS: FindingPhrases<PageFindings> = {
  'report.bye-lines': ({ lines, names, byes }, say) =>
    `${say.count(lines, 'строка не считается игроком', 'строки не считаются игроками', 'строк не считаются игроками')}: имя означает «свободен от игры» (${say.list(names.map((name) => `«${name}»`))}). ${byes === 0 ? '' : `Туров без игры из-за этого: ${say.number(byes)}. `}Если это человек, впишите в файл полное имя, год рождения или номер.`,
  'trf.control-open': ({ seen }) =>
    `Контроль времени «${seen}» записан словами, которые не разбираются; запишите его как 90+30 или ответьте, когда об этом спросит служба.`,
  'rulebook.other-control': ({ edition, control, is }) =>
    `Редакция ${edition} — о другом рейтинге (${CONTROLS[is]}), а запрошен ${CONTROLS[control]}: выберите выше другие правила.`,
  'rulebook.other-time': ({ time, is, control }) =>
    `По контролю времени (${time}) это ${CONTROLS[is]}, а расчёт сделан для другого рейтинга (${CONTROLS[control]}); нужные правила можно выбрать выше.`,
  'rulebook.several-controls': ({ times }, say) =>
    `Разные контроли времени: ${say.list(times.map(({ time, control }) => `${time} (${control === null ? 'слишком мало для любого рейтинга' : CONTROLS[control]})`))}. Каждый вид — отдельный турнир: сделайте для каждого свой файл. Если все партии игрались с одним контролем, оставьте в файле только его; из нескольких периодов одной партии у всех, кроме последнего, есть число ходов.`,
  'file.list-of-players': () => 'Это список игроков, а не отчёт о турнире: партий в нём нет.',
  'check.file-only': () => 'Правила не выбраны, поэтому проверен только файл; по правилам проверяется и сам турнир.',
};
