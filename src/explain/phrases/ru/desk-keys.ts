/** Keys and signatures, in Russian. */
import type { KeyFindings, KeyProblem } from '../../desk-findings/keys.ts';
import type { FindingPhrases, Say } from '../../language.ts';
import { dayOf, timeOf } from '../times.ts';

export const PROBLEMS: Readonly<Record<KeyProblem, string>> = {
  denied: 'нет прав',
  folder: 'это папка',
  'no-folder': 'нет такой папки',
  full: 'диск переполнен',
  other: 'система не позволяет',
};
const at = (time: string, say: Say): string => `${say.date(dayOf(time))}, ${timeOf(time)} UTC`;

export const KEY_FINDINGS: FindingPhrases<KeyFindings> = {
  'keys.none': () => 'У службы ещё нет ключа, поэтому ничего не подписано; его создаёт «elobook keys new».',
  'keys.none-in-force': () => 'У службы нет действующего ключа; его создаёт «elobook keys new».',
  'keys.no-place': () =>
    'Рядом с базой данных на сервере нет места для закрытого ключа: назовите файл (--key или ELOBOOK_KEY_FILE) или дайте сам ключ (ELOBOOK_KEY).',
  'keys.missing': ({ place }) => `Закрытого ключа нет: нет файла «${place}».`,
  'keys.unreadable': ({ place, problem }) => `Закрытый ключ «${place}» не читается: ${PROBLEMS[problem]}.`,
  'keys.unwritable': ({ place, problem }) => `Закрытый ключ нельзя записать в «${place}»: ${PROBLEMS[problem]}.`,
  'keys.open-to-others': ({ place, mode }) =>
    `Права на закрытый ключ «${place}» есть не только у владельца (${mode}); если его никто не прочёл, достаточно «chmod 600», иначе отзовите его как раскрытый и создайте новый.`,
  'keys.damaged': ({ place }) => `В «${place}» лежит не закрытый ключ Ed25519 (PEM, PKCS #8).`,
  'keys.other-key': ({ place, seen, expected }) =>
    `Действует ключ ${expected}, а в «${place}» лежит ${seen.join(', ')}.`,
  'keys.nothing-new': ({ place }) => `Ключ из ${place} уже объявлен; положите туда новый, а затем объявите его.`,
  'keys.unknown': ({ key }) => `У службы никогда не было ключа «${key}».`,
  'keys.retired-already': ({ key, until }, say) =>
    `Ключ ${key} больше не действует, последний срок: ${at(until, say)}.`,
  'keys-file.missing': ({ file }) =>
    `Нет файла открытых ключей «${file}»; служба пишет его командой «elobook keys export», а называет его --keys.`,
  'keys-file.damaged': ({ field }) =>
    field === null
      ? 'Это не файл открытых ключей.'
      : `Это не файл открытых ключей: «${field}» отсутствует или неверно.`,
  'signature.missing': ({ file }) => `Нет подписи «${file}».`,
  'signature.damaged': ({ byte, field }) =>
    byte !== null
      ? `Файл подписи повреждён, байт ${byte}.`
      : field !== null
        ? `Файл подписи повреждён: «${field}» отсутствует или неверно.`
        : 'Файл подписи повреждён: он не читается.',
  'signature.unknown-key': ({ key, list }) =>
    `Подпись списка «${list}» называет ключ ${key}, которого нет среди открытых ключей: либо он не принадлежит службе, либо файл ключей устарел.`,
  'signature.wrong': ({ key, list }) =>
    `Подпись неверна: ключом ${key} о списке «${list}» подписано не это, или файл подписи изменён.`,
  'signature.key-not-valid': ({ key, signed, from, until }, say) =>
    `Список подписан ${at(signed, say)}, а ключ ${key} действовал ${until === null ? `лишь начиная с ${at(from, say)}` : `с ${at(from, say)} по ${at(until, say)}`}.`,
  'signature.key-disclosed': ({ key }) =>
    `Ключ ${key} стал известен другим, поэтому подписанное им ничего не доказывает; попросите у службы новую подпись.`,
  'signature.changed-file': ({ list, seen, signed }) =>
    `Для списка «${list}» подписан не этот файл: его SHA-256 ${seen}, а подписан ${signed}.`,
  'signature.wrong-list': ({ list, expected }) => `В файле список «${list}», а не «${expected}».`,
  'signature.other-office': ({ office, expected }) =>
    `Список подписан от имени службы «${office}», а ключи принадлежат службе «${expected}».`,
  'signature.other-name': ({ file, list }) => `Файл называется «${file}», но в нём список «${list}».`,
};
