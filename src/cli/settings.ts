/**
 * Every variable of the environment that the program reads, in one table: what it takes, what holds without it, and the option that
 * says the same. It is checked before a command opens anything, and /docs/configuration.md is written from it.
 */
import { isAbsolute } from 'node:path';
import { isIP } from 'node:net';
import { type AskedWitness, witnessesIn } from '../ledger/log/asked-witnesses.ts';
import { isSecurityContact } from '../http/contact-address.ts';
import { isMailServer } from '../http/mail-server.ts';
import { UsageError } from './exit.ts';
import { environmentValue, isServerAddress, optionText } from './given.ts';
import { isOptionOn } from './options.ts';

export interface Setting {
  readonly name: string;
  /** The option that goes before it, where there is one. */
  readonly option?: `--${string}`;
  /** What it takes, as a sentence goes on after the name and “takes”. */
  readonly takes: string;
  readonly says: string;
  /** What holds where it is not set. */
  readonly otherwise: string;
  /** Its value is never printed. */
  readonly isSecret?: true;
  readonly isRight: (value: string) => boolean;
}

const PATH = 'the path of a file';
const anyText = (value: string): boolean => value.trim() !== '';
/** A path that ends in a blank was hardly meant. */
const isPath = (value: string): boolean => value.trim() === value && value !== '' && !value.includes('\0');

const isAddress = (value: string): boolean =>
  isServerAddress(value) ? /^postgres(?:ql)?:\/\/|^:memory:$/i.test(value) : isPath(value);

export const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535;

export const isBase = (text: string): boolean => /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(text);

export const isPublicUrl = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '';
};

export const isMailAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text);

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses, ranges of them, or the names for those that never leave a house, with commas between them. */
export const isProxies = (text: string): boolean => text.split(',').every((each) => isProxy(each.trim()));

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (NAMED_PROXIES.includes(text)) return true;
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128));
}

export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** `9464`, at the machine itself; `0.0.0.0:9464`, `[::]:9464`. */
export function metricsPlace(text: string): MetricsPlace | undefined {
  const [, host, port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (!isPort(port)) return undefined;
  const bare = host?.replace(/^\[(.*)\]$/, '$1');
  if (bare !== undefined && isIP(bare) === 0 && !/^[a-z0-9.-]+$/i.test(bare)) return undefined;
  return { host: bare ?? '127.0.0.1', port: Number(port) };
}

/** Where the office as it was goes before its tables are brought up to date. */
const isUpgradeBackup = (text: string): boolean => text === 'none' || isAbsolute(text);

export const VARIABLES: readonly Setting[] = [
  {
    name: 'ELOBOOK_DB',
    option: '--db',
    takes: 'a file, or postgres://user:password@host/database',
    says: 'The office. A password of PostgreSQL may stand in `PGPASSWORD` or a file named by `PGPASSFILE` instead.',
    otherwise: 'the file `elobook.db` of the folder',
    isSecret: true,
    isRight: isAddress,
  },
  {
    name: 'ELOBOOK_AUTHOR',
    option: '--as',
    takes: 'a name',
    says: 'Who makes changes, in an office without accounts.',
    otherwise: 'commands that change something ask for it',
    isRight: anyText,
  },
  {
    name: 'ELOBOOK_API_KEY',
    takes: 'the key of an account, which begins with elk_',
    says: 'Whose account works, in an office with accounts.',
    otherwise: 'that of the system’s user',
    isSecret: true,
    isRight: anyText,
  },
  {
    name: 'ELOBOOK_KEY',
    takes: 'a private key, as the file of a key has it',
    says: 'The private key of the office itself.',
    otherwise: '`ELOBOOK_KEY_FILE`',
    isSecret: true,
    isRight: anyText,
  },
  {
    name: 'ELOBOOK_KEY_FILE',
    option: '--key',
    takes: PATH,
    says: 'Where the private key of the office lies.',
    otherwise: 'beside the database: `office.db.key`',
    isRight: isPath,
  },
  {
    name: 'ELOBOOK_MEMORY_KEY_FILE',
    option: '--memory-key',
    takes: PATH,
    says: 'Where the key lies by which those who were erased are recognised.',
    otherwise: 'beside the private key: `office.db.memory`',
    isRight: isPath,
  },
  {
    name: 'ELOBOOK_KEYS',
    option: '--keys',
    takes: PATH,
    says: 'The public keys by which `verify-list` checks signatures.',
    otherwise: '`elobook-keys.json` of the folder',
    isRight: isPath,
  },
  {
    name: 'PORT',
    option: '--port',
    takes: 'a number from 0 to 65535',
    says: '`serve`: the port.',
    otherwise: '4080',
    isRight: isPort,
  },
  {
    name: 'ELOBOOK_HOST',
    option: '--host',
    takes: 'an address of this machine, such as 0.0.0.0',
    says: '`serve`: where it listens.',
    otherwise: '127.0.0.1, the machine itself',
    isRight: (value) => /^[\w.:-]+$/.test(value),
  },
  {
    name: 'ELOBOOK_BASE',
    option: '--base',
    takes: 'a path such as /ratings',
    says: '`serve`: the path below which the site lies.',
    otherwise: 'none',
    isRight: isBase,
  },
  {
    name: 'ELOBOOK_PUBLIC_URL',
    option: '--public-url',
    takes: 'an address such as https://ratings.example.org',
    says: '`serve`, `site`: where people reach the office.',
    otherwise: '`http://localhost:PORT`',
    isRight: isPublicUrl,
  },
  {
    name: 'ELOBOOK_PROXY',
    option: '--proxy',
    takes: 'addresses such as 10.0.0.0/8, 127.0.0.1 or loopback',
    says: '`serve`: proxies whose word about the asker’s address is taken.',
    otherwise: 'nobody’s word is taken',
    isRight: isProxies,
  },
  {
    name: 'ELOBOOK_SECURITY_CONTACT',
    option: '--security-contact',
    takes: 'mailto:security@example.org or https://example.org/security',
    says: '`serve`: whom to tell of a weakness, in `/.well-known/security.txt`.',
    otherwise: 'there is no such file',
    isRight: isSecurityContact,
  },
  {
    name: 'ELOBOOK_MAIL',
    option: '--mail',
    takes: 'smtps://NAME:PASSWORD@HOST or smtp://NAME:PASSWORD@HOST:PORT',
    says: '`serve`: the mail server that sends invitations.',
    otherwise: 'nothing is sent',
    isSecret: true,
    isRight: isMailServer,
  },
  {
    name: 'ELOBOOK_MAIL_FROM',
    option: '--mail-from',
    takes: 'an address such as office@example.org',
    says: '`serve`: of whom the mail is.',
    otherwise: 'needed with `ELOBOOK_MAIL`',
    isRight: isMailAddress,
  },
  {
    name: 'ELOBOOK_METRICS',
    option: '--metrics',
    takes: 'a port such as 9464, or an address and a port such as 0.0.0.0:9464',
    says: '`serve`: where `/metrics` is served for Prometheus: never at the address of the site, and at the machine itself where no address is given.',
    otherwise: 'there are no metrics',
    isRight: (value) => metricsPlace(value) !== undefined,
  },
  {
    name: 'ELOBOOK_WITNESSES',
    takes:
      'keys of witnesses with their addresses, as NAME+ID+KEY https://witness.example.org, with commas between them',
    says: '`serve`, `publish`, `log sign`: who is asked to cosign the public log.',
    otherwise: 'nobody is asked',
    isRight: (value) => witnessesIn(value) !== undefined,
  },
  {
    name: 'ELOBOOK_WITNESS_ALLOW',
    takes: 'names of hosts with commas between them, such as witness.internal',
    says: 'Witnesses that may be anywhere, such as in your own network, and be asked without TLS.',
    otherwise: 'witnesses are asked over https, at addresses that the whole world can reach',
    isRight: (value) => value.split(',').every((host) => /^[\w.:-]+$/.test(host.trim())),
  },
  {
    name: 'ELOBOOK_LOG',
    option: '--log',
    takes: 'json or none',
    says: '`serve`, `work`: lines of JSON on standard error, or none. `--quiet` is the same as `none`.',
    otherwise: '`serve`: json; `work`: sentences',
    isRight: (value) => value === 'json' || value === 'none',
  },
  {
    name: 'ELOBOOK_GRACE',
    option: '--grace',
    takes: 'seconds from 1 to 3600',
    says: '`serve`: how long answers that are under way have when it is told to stop.',
    otherwise: '8, which is less than the ten after which containers are killed',
    isRight: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3600,
  },
  {
    name: 'ELOBOOK_UPGRADE_BACKUP',
    takes: 'a folder from the root on, such as /srv/backup, or none',
    says: 'Where an office is copied to before a newer version changes its tables: also one on PostgreSQL, as a file.',
    otherwise: 'beside the file; of an office on PostgreSQL no copy is made',
    isRight: isUpgradeBackup,
  },
];

/** What our tests, measurements and the examples of the documentation read; a command that is started by them has it, too. */
export const NOT_OURS =
  /^ELOBOOK_(?:TEST_\w+|BENCH_\w+|COPIES|FLIPS|FUZZ|LEAN_PERIODS|LISTS|MUTATION|ORDERS|PERIODS|PROBE|REPLAYS|SHOW|URL)$/;

/** `PORT` belongs to everybody: what it says is looked at by `serve`. */
const OURS = /^ELOBOOK_/;

/** Throws one error with everything that is wrong, so that all of it can be put right at once. */
export function checkSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(environment)
    .filter(([name, value]) => OURS.test(name) && !NOT_OURS.test(name) && value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => faultOf(name, value as string) ?? []);
  if (wrong.length > 0) throw new UsageError(...wrong);
}

function faultOf(name: string, value: string): string | undefined {
  const setting = VARIABLES.find((each) => each.name === name);
  if (setting === undefined) {
    const near = nearest(name);
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    return `there is no variable ${name}.${meant} Take it out, or give it one of these names: ${VARIABLES.map(
      (each) => each.name,
    )
      .filter((each) => OURS.test(each))
      .join(', ')}`;
  }
  if (setting.isRight(value)) return undefined;
  return `${name} takes ${setting.takes}${setting.isSecret === true ? '; what it has is not shown' : `, not "${value}"`}`;
}

/** The name that is at most two letters away. */
function nearest(name: string): string | undefined {
  const [best] = VARIABLES.map((each) => ({ name: each.name, distance: distance(name, each.name) })).toSorted(
    (a, b) => a.distance - b.distance,
  );
  return best !== undefined && best.distance <= 2 ? best.name : undefined;
}

/** How many letters have to be changed, added or taken out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** What an option says, else a variable of the table of settings; what is wrong is told in the words of the table. */
export function settingText(options: object, option: string, variable: string): string | undefined {
  const given = optionText(options, option);
  const value = given ?? environmentValue(variable);
  const setting = VARIABLES.find(({ name }) => name === variable) as Setting;
  if (value === undefined || setting.isRight(value)) return value;
  const name = given === undefined ? variable : setting.option;
  // what is wrong with a secret is told without it
  throw new UsageError(`${name} takes ${setting.takes}${setting.isSecret === true ? '' : `, not "${value}"`}`);
}

/** `--quiet`, `--log`, `ELOBOOK_LOG`; undefined where nothing is said. */
export function logOf(options: object): 'json' | 'none' | undefined {
  if (isOptionOn(options, 'quiet')) return 'none';
  return settingText(options, 'log', 'ELOBOOK_LOG') as 'json' | 'none' | undefined;
}

/** `ELOBOOK_WITNESSES`, `ELOBOOK_WITNESS_ALLOW`; undefined where nobody is to be asked. */
export function witnessSettings():
  | { readonly asked: readonly AskedWitness[]; readonly allowed: readonly string[] }
  | undefined {
  const asked = witnessesIn(environmentValue('ELOBOOK_WITNESSES') ?? '');
  const allowed = (environmentValue('ELOBOOK_WITNESS_ALLOW') ?? '').split(',').map((host) => host.trim().toLowerCase());
  return asked === undefined ? undefined : { asked, allowed };
}
