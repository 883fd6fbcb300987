/** Keys and signatures, in Russian. */
import type { KeyFindings, KeyProblem } from '../../../explain/desk-findings/keys.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

export const KEY_PROBLEM_WORDS: Readonly<Record<KeyProblem, string>> = {
  denied: 'нет прав',
  folder: 'это папка',
  'no-folder': 'нет такой папки',
  full: 'диск переполнен',
  other: 'система не позволяет',
};
const at = (time: string, say: Say): string => `${say.date(dayOfTime(time))}, ${clockOfTime(time)} UTC`;

export const KEY_FINDINGS: FindingPhrases<KeyFindings> = {
  'keys.none': () =>
    'У службы ещё нет ключа, поэтому ничего не подписано; создать его можно командой «elobook keys new».',
  'keys.none-in-force': () => 'У службы нет действующего ключа; создать его можно командой «elobook keys new».',
  'keys.no-place': () =>
    'База данных находится на сервере, поэтому место закрытого ключа нужно указать: укажите файл (--key или ELOBOOK_KEY_FILE) или сам ключ (ELOBOOK_KEY).',
  'keys.missing': ({ place }) => `Закрытого ключа нет: нет файла «${place}».`,
  'keys.unreadable': ({ place, problem }) => `Закрытый ключ «${place}» не читается: ${KEY_PROBLEM_WORDS[problem]}.`,
  'keys.unwritable': ({ place, problem }) =>
    `Закрытый ключ нельзя записать в «${place}»: ${KEY_PROBLEM_WORDS[problem]}.`,
  'keys.open-to-others': ({ place, mode }) =>
    `Права на закрытый ключ «${place}» есть не только у владельца (${mode}); если его никто не прочёл, достаточно «chmod 600», иначе отзовите его как раскрытый и создайте новый.`,
  'keys.damaged': ({ place }) => `В «${place}» лежит не закрытый ключ Ed25519 (PEM, PKCS #8).`,
  'keys.other-key': ({ place, seen, expected }) =>
    `Действует ключ ${expected}, а в «${place}» лежит ${seen.join(', ')}.`,
  'keys.nothing-new': ({ place }) => `Ключ из ${place} уже объявлен; положите туда новый, а затем объявите его.`,
  'keys.unknown': ({ key }) => `У службы никогда не было ключа «${key}».`,
  'keys.retired-already': ({ key, until }, say) => `Ключ ${key} больше не действует; срок истёк ${at(until, say)}.`,
  'keys-file.missing': ({ file }) =>
    `Нет файла открытых ключей «${file}»; служба создаёт его командой «elobook keys export», а путь к нему указывают в --keys.`,
  'keys-file.damaged': ({ field }) =>
    field === null
      ? 'Это не файл открытых ключей.'
      : `Это не файл открытых ключей: «${field}» отсутствует или указано неверно.`,
  'signature.missing': ({ file }) => `Нет подписи «${file}».`,
  'signature.damaged': ({ byte, field }) =>
    byte !== null
      ? `Файл подписи повреждён, байт ${byte}.`
      : field !== null
        ? `Файл подписи повреждён: «${field}» отсутствует или указано неверно.`
        : 'Файл подписи повреждён: он не читается.',
  'signature.unknown-key': ({ key, list }) =>
    `Подпись рейтинг-листа «${list}» сделана ключом ${key}, которого нет среди открытых ключей: либо он не принадлежит службе, либо файл ключей устарел.`,
  'signature.wrong': ({ key, list }) =>
    `Подпись неверна: ключом ${key} подписан не этот рейтинг-лист («${list}»), или файл подписи изменён.`,
  'signature.key-not-valid': ({ key, signed, from, until }, say) =>
    `Рейтинг-лист подписан ${at(signed, say)}, а ключ ${key} действовал ${until === null ? `лишь начиная с ${at(from, say)}` : `с ${at(from, say)} по ${at(until, say)}`}.`,
  'signature.key-disclosed': ({ key }) =>
    `Ключ ${key} стал известен другим, поэтому подписанное им ничего не доказывает; попросите у службы новую подпись.`,
  'signature.changed-file': ({ list, seen, signed }) =>
    `Для рейтинг-листа «${list}» подписан не этот файл: его SHA-256 ${seen}, а подписан ${signed}.`,
  'signature.wrong-list': ({ list, expected }) => `В файле рейтинг-лист «${list}», а не «${expected}».`,
  'signature.other-office': ({ office, expected }) =>
    `Рейтинг-лист подписан от имени службы «${office}», а ключи принадлежат службе «${expected}».`,
  'signature.other-name': ({ file, list }) => `Файл называется «${file}», но в нём рейтинг-лист «${list}».`,
};
