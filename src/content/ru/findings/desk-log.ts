/** The public log and proofs of one number, in Russian. */
import type { LogFindings } from '../../../explain/desk-findings/log.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const SIGNATURE_FIELDS = {
  office: 'называет другую службу',
  key: 'сделана ключом, который не был объявлен',
  entry: 'называет запись, которой в таком виде в журнале нет',
  digest: 'содержит другую контрольную сумму строк',
  signature: 'недействительна',
} as const;

const PROOF_FIELDS = {
  statement: 'его заявления нет в журнале',
  checkpoint: 'его контрольная точка относится к другому журналу',
  proof: 'оно не сходится само по себе',
} as const;

const ENTRIES = ['запись', 'записи', 'записей'] as const;
const WITNESSES = ['известный свидетель', 'известных свидетеля', 'известных свидетелей'] as const;

export const LOG_FINDINGS: FindingPhrases<LogFindings> = {
  'log.unsigned': () =>
    'У журнала ещё нет подписанной контрольной точки: её подпишет «elobook log sign» или следующая публикация («publish»).',
  'log.forked': ({ size }, say) =>
    `Ничего не подписано: первые ${say.count(size, ...ENTRIES)} журнала не совпадают с тем, что раньше было подписано как контрольная точка. Запустите «elobook verify» и сравните с резервной копией.`,
  'log.key': ({ key }) => `Ключ, которым подписан журнал, в том виде, в каком его ждут свидетели («--trust»): ${key}.`,
  'log.nothing-hidden': ({ entry }) =>
    `В записи ${entry} нечего раскрывать: скрытые данные есть только у записей, открытых для всех («office.opened», «key.…», «pool.…», «list.published»), а у записей прежних версий их нельзя раскрыть по отдельности.`,
  'log.cosigned': ({ witness, day }, say) => `Подписал свидетель (${say.date(day)}): ${witness}.`,
  'log.witness': ({ witness, said }) =>
    `Свидетель ${witness} не подписал контрольную точку: ${said}. Его спросят снова при следующей или по команде «elobook log sign».`,
  'prove.no-root': ({ list }) =>
    `Рейтинг-лист ${list} закрыт, когда у рейтинг-листов ещё не было корня: отдельное число доказать нельзя, только весь рейтинг-лист по его подписи.`,
  'prove.brought-in': ({ list }) =>
    `Рейтинг-лист ${list} получен со стороны, а не закрыт здесь: корня у него нет, и ни одного числа из него здесь доказать нельзя.`,
  'prove.no-statement': ({ list }) =>
    `Рейтинг-лист ${list} закрыт до того, как корни стали объявляться в журнале: отдельное число нельзя доказать без всего журнала.`,
  'prove.not-listed': ({ player, list }) => `В рейтинг-листе ${list} нет игрока ${player}.`,
  'prove.unsigned': ({ list }) =>
    `Нет подписанной контрольной точки, которая доходила бы до рейтинг-листа ${list}: её подпишет «elobook log sign» там, где лежит ключ.`,
  'proof.damaged': () => 'Это не доказательство, или в нём что-то изменено либо пропущено.',
  'proof.not-on-list': () => 'Строки нет в рейтинг-листе из заявления: хеши ведут к другому корню.',
  'proof.not-in-log': () => 'Заявления нет в журнале контрольной точки: хеши ведут к другому корню.',
  'proof.unknown-key': ({ seen }, say) =>
    `Контрольная точка не подписана ни одним из ключей, которым вы доверяете${seen.length === 0 ? '' : `; её подписал ключ ${say.list(seen)}`}.`,
  'proof.wrong-signature': ({ key }) => `Подпись контрольной точки ключом ${key} недействительна.`,
  'proof.key-disclosed': ({ key }) =>
    `Контрольная точка подписана ключом ${key}, который мог попасть к посторонним: попросите новое доказательство.`,
  'proof.too-few-witnesses': ({ seen, needed }, say) =>
    `Контрольную точку заверили: ${say.count(seen.length, ...WITNESSES)}${seen.length === 0 ? '' : ` (${say.list(seen)})`}; требуется ${say.number(needed)}.`,
  'proof.witness-key': ({ seen }) => `«${seen}» — не ключ свидетеля: он пишется как ИМЯ+НОМЕР+КЛЮЧ, с типом 4.`,
  'verify.noted-head': ({ seen }) =>
    `Ни у одной записи журнала нет отмеченного хеша ${seen}: это не та история, которая была отмечена.`,
  'verify.noted-signature': ({ list, field }) =>
    `Подпись рейтинг-листа ${list} ${SIGNATURE_FIELDS[field]}: это не та история, которая была подписана.`,
  'verify.noted-proof': ({ list, field }) =>
    `Доказательство к рейтинг-листу ${list} относится не к этой истории: ${PROOF_FIELDS[field]}.`,
  'verify.checkpoint': ({ size }, say) =>
    `Подписанная контрольная точка (${say.count(size, ...ENTRIES)}) не совпадает с записями, или её подпись недействительна.`,
  'verify.statement': ({ entry }) => `Запись ${entry} заявляет не то, что публикует следующая запись.`,
};
