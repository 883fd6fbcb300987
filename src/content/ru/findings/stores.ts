/** What is wrong with the office's database, in Russian. */
import type { StoreFindings, Unreachable } from '../../../stores/errors.ts';
import type { WritesBy } from '../../../stores/public-role.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const REASONS: Readonly<Record<Unreachable, string>> = {
  address: 'адрес не распознан',
  scheme: 'служба хранится только в файле или по адресу postgres://…',
  folder: 'на этом месте папка',
  'no-folder': 'нет папки, в которой она должна лежать',
  denied: 'нет доступа',
  'no-host': 'имя сервера неизвестно',
  refused: 'по этому адресу нет сервера',
  timeout: 'сервер не ответил вовремя',
  password: 'имя пользователя или пароль не приняты',
  'no-database': 'на сервере нет такой базы',
  'full-house': 'сервер сейчас не принимает новых соединений',
  'no-tls': 'сервер не шифрует соединения, хотя адрес этого требует (sslmode)',
  certificate: 'сертификат сервера выдан центром, которому здесь не доверяют (его называет sslrootcert)',
  'certificate-name': 'сертификат сервера выдан на другое имя, чем в адресе',
  'certificate-expired': 'сертификат сервера сегодня недействителен',
  'certificate-file': 'не читается сертификат или ключ, названный в адресе (sslrootcert, sslcert, sslkey)',
  other: 'соединение не устанавливается',
};

const WAYS: Readonly<Record<WritesBy, (name: string) => string>> = {
  superuser: (name) => `«${name}» имеет все права`,
  'create-role': (name) => `«${name}» может создавать другие роли`,
  database: (name) => `можно создавать схемы в базе данных «${name}»`,
  schema: (name) => `можно создавать таблицы в схеме «${name}»`,
  table: (name) => `можно писать в таблицу «${name}»`,
};

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

export const STORE_FINDINGS: FindingPhrases<StoreFindings> = {
  'store.unreachable': ({ address, reason }) => `База данных «${address}» не открывается: ${REASONS[reason]}.`,
  'store.empty': ({ address }) =>
    `В базе данных «${address}» нет службы рейтинга. Другую базу называет --db или ELOBOOK_DB; новую службу открывает «office init».`,
  'store.read-only': ({ address }) => `База данных «${address}» доступна только для чтения.`,
  'store.not-a-database': ({ address }) => `Файл «${address}» не является базой данных.`,
  'store.damaged': ({ address }) => `База данных «${address}» повреждена; восстановите её из резервной копии.`,
  'store.foreign': ({ address }) => `База данных «${address}» принадлежит другой программе; в ней ничего не изменено.`,
  'store.not-built': ({ address }) =>
    `В базе данных «${address}» нет таблицы или столбца службы, или они не видны; подробности покажет «elobook verify».`,
  'store.encoding': ({ address, encoding }) =>
    `База данных «${address}» хранит тексты в кодировке ${encoding}, а нужна UTF-8.`,
  'store.newer': ({ address, version, known }, say) =>
    `База данных «${address}» создана более новой версией Elobook (версия таблиц ${say.number(version)}, здесь известны до ${say.number(known)}); воспользуйтесь той версией.`,
  'store.older': ({ address, version, known }, say) =>
    `В базе данных «${address}» таблицы более старой версии Elobook (${say.number(version)}, здесь ${say.number(known)}), а открыта она только для чтения; любая другая команда её обновит.`,
  'store.may-write': ({ address, role, by, name }) =>
    `База данных «${address}» должна быть открыта только для чтения, но под именем «${role}» её можно изменить: ${WAYS[by](name)}. «elobook office public-role» покажет, как создать роль только для чтения.`,
  'store.busy': ({ address, seconds }, say) =>
    `База данных «${address}» была занята другими дольше ${say.number(seconds)} с.`,
  'store.full': ({ address }) => `Для базы данных «${address}» больше нет места.`,
  'store.not-whole': ({ address }) =>
    `Диск возвращает не то, что было записано в «${address}»: возможно, он переполнен или неисправен.`,
  'store.old-log': ({ address, file }) =>
    `На месте новой базы данных «${address}» лежит «${file}», журнал прежней базы; он испортил бы новую. В нём могут быть последние изменения прежней, поэтому не удаляйте его: переместите его в другую папку, вместе с его базой, если она ещё есть, или дайте новой другое имя; затем повторите команду.`,
  'store.lost': ({ address, outcome }) =>
    outcome === 'unchanged'
      ? `База данных «${address}» стала недоступна во время работы.`
      : `База данных «${address}» стала недоступна при записи изменения; прежде чем повторять, проверьте, есть ли оно в ней.`,
  'store.no-backup': ({ address, folder, reason, bytes }) =>
    `База данных «${address}» принадлежит более старой версии Elobook. Перед обновлением она сохраняется в прежнем виде, но ${
      reason === 'full'
        ? `в папке «${folder}» не хватает места (${megabytes(bytes)} МБ)`
        : `в папку «${folder}» нельзя записывать`
    }. Освободите место, укажите другую папку в ELOBOOK_UPGRADE_BACKUP или сделайте копию сами и задайте ELOBOOK_UPGRADE_BACKUP=none.`,
  'store.kept-before': () =>
    'Что было сделано до этого, сохранено; прежде чем повторить команду, посмотрите, чего не хватает.',
};
