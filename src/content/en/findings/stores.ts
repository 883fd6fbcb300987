/** What is wrong with the office's database, in English. */
import type { StoreFindings, Unreachable } from '../../../stores/errors.ts';
import type { WritesBy } from '../../../stores/public-role.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const REASONS: Readonly<Record<Unreachable, string>> = {
  address: 'the address cannot be understood',
  scheme: 'only a file or postgres://… can hold an office',
  folder: 'there is a folder at that place',
  'no-folder': 'the folder that it should lie in does not exist',
  denied: 'access is denied',
  'no-host': 'the server’s name is not known',
  refused: 'no server answers there',
  timeout: 'the server does not answer in time',
  password: 'the user name or the password is not accepted',
  'no-database': 'the server has no such database',
  'full-house': 'the server takes no more connections at present',
  'no-tls': 'the server does not encrypt connections, though the address asks for it (sslmode)',
  certificate: 'the server’s certificate comes from an authority that is not trusted here (sslrootcert names one)',
  'certificate-name': 'the server’s certificate is for another name than the one in the address',
  'certificate-expired': 'the server’s certificate is not valid today',
  'certificate-file': 'a certificate or key that the address names cannot be read (sslrootcert, sslcert, sslkey)',
  other: 'the connection does not come about',
};

const WAYS: Readonly<Record<WritesBy, (name: string) => string>> = {
  superuser: (name) => `“${name}” may do everything`,
  'create-role': (name) => `“${name}” may make other roles`,
  database: (name) => `it may make schemas in the database “${name}”`,
  schema: (name) => `it may make tables in the schema “${name}”`,
  table: (name) => `it may write to the table “${name}”`,
};

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

export const STORE_FINDINGS: FindingPhrases<StoreFindings> = {
  'store.unreachable': ({ address, reason }) => `The database “${address}” cannot be opened: ${REASONS[reason]}.`,
  'store.empty': ({ address }) =>
    `There is no office in the database “${address}”. --db or ELOBOOK_DB names another; “office init” opens a new office.`,
  'store.read-only': ({ address }) => `The database “${address}” can be read only.`,
  'store.not-a-database': ({ address }) => `The file “${address}” is not a database.`,
  'store.damaged': ({ address }) => `The database “${address}” is damaged; restore it from a backup.`,
  'store.foreign': ({ address }) => `The database “${address}” belongs to another program; nothing in it was changed.`,
  'store.not-built': ({ address }) =>
    `A table or column of the office is missing in the database “${address}”, or cannot be seen; “elobook verify” tells more.`,
  'store.encoding': ({ address, encoding }) =>
    `The database “${address}” keeps texts in ${encoding}; an office needs one that keeps them in UTF-8.`,
  'store.newer': ({ address, version, known }, say) =>
    `The database “${address}” was made by a newer Elobook (version ${say.number(version)} of the tables, known here up to ${say.number(known)}); use that one.`,
  'store.older': ({ address, version, known }, say) =>
    `The database “${address}” has the tables of an older Elobook (version ${say.number(version)}, here ${say.number(known)}), and is opened to be read only; any other command brings it up to date.`,
  'store.may-write': ({ address, role, by, name }) =>
    `The database “${address}” is to be read only, but as “${role}” it can be changed: ${WAYS[by](name)}. “elobook office public-role” prints what makes a role that may only read.`,
  'store.busy': ({ address, seconds }, say) =>
    `The database “${address}” was in use by others for more than ${say.number(seconds)} s.`,
  'store.full': ({ address }) => `There is no more room for the database “${address}”.`,
  'store.not-whole': ({ address }) =>
    `What was written to “${address}” is not what the disk gives back: it may be full or failing.`,
  'store.old-log': ({ address, file }) =>
    `The log of an earlier database, “${file}”, lies where “${address}” is to come, and would ruin it. It may hold the last changes of the earlier one: do not delete it, but move it to another folder, with its database if that still exists, or give the new one another name. Then repeat the command.`,
  'store.lost': ({ address, outcome }) =>
    outcome === 'unchanged'
      ? `The database “${address}” went away during the work.`
      : `The database “${address}” went away while the change was being recorded; look whether it is there before you repeat it.`,
  'store.no-backup': ({ address, folder, reason, bytes }) =>
    `The database “${address}” is of an older version of Elobook, and was to be kept as it is before it is brought up to date; but ${
      reason === 'full'
        ? `there is no room in “${folder}” for its ${megabytes(bytes)} MB`
        : `nothing can be written to “${folder}”`
    }. Make room, name another folder in ELOBOOK_UPGRADE_BACKUP, or make a copy yourself and set ELOBOOK_UPGRADE_BACKUP=none.`,
  'store.kept-before': () => 'What was done before that is kept; look what is missing before you repeat the command.',
};
