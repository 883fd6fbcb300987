/**
 * Every variable of the environment that the program reads, in one table: which values it takes, and the option that says the same. It is
 * checked before a command opens anything; /docs/configuration.md has a row for each.
 */
import { isAbsolute } from 'node:path';
import { isIP } from 'node:net';
import { type AskedWitness, witnessesIn } from '../ledger/log/asked-witnesses.ts';
import { isSecurityContact } from '../http/contact-address.ts';
import { isMailServer } from '../http/mail-server.ts';
import type { UsageWords } from '../content/en/commands/usage.ts';
import { UsageError, type UsageFault } from './exit.ts';
import { environmentValue, isServerAddress, optionText } from './given.ts';
import { isOptionOn } from './options.ts';

type Takes = UsageWords['setting']['takes'];

export interface Setting {
  /** `USAGE.setting.takes` says what it takes. */
  readonly name: keyof Takes;
  /** The option that goes before it, where there is one. */
  readonly option?: `--${string}`;
  /** Its value is never printed. */
  readonly isSecret?: true;
  readonly isRight: (value: string) => boolean;
}

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
    isSecret: true,
    isRight: isAddress,
  },
  {
    name: 'ELOBOOK_AUTHOR',
    option: '--as',
    isRight: anyText,
  },
  {
    name: 'ELOBOOK_API_KEY',
    isSecret: true,
    isRight: anyText,
  },
  {
    name: 'ELOBOOK_KEY',
    isSecret: true,
    isRight: anyText,
  },
  {
    name: 'ELOBOOK_KEY_FILE',
    option: '--key',
    isRight: isPath,
  },
  {
    name: 'ELOBOOK_MEMORY_KEY_FILE',
    option: '--memory-key',
    isRight: isPath,
  },
  {
    name: 'ELOBOOK_KEYS',
    option: '--keys',
    isRight: isPath,
  },
  {
    name: 'PORT',
    option: '--port',
    isRight: isPort,
  },
  {
    name: 'ELOBOOK_HOST',
    option: '--host',
    isRight: (value) => /^[\w.:-]+$/.test(value),
  },
  {
    name: 'ELOBOOK_BASE',
    option: '--base',
    isRight: isBase,
  },
  {
    name: 'ELOBOOK_PUBLIC_URL',
    option: '--public-url',
    isRight: isPublicUrl,
  },
  {
    name: 'ELOBOOK_PROXY',
    option: '--proxy',
    isRight: isProxies,
  },
  {
    name: 'ELOBOOK_SECURITY_CONTACT',
    option: '--security-contact',
    isRight: isSecurityContact,
  },
  {
    name: 'ELOBOOK_MAIL',
    option: '--mail',
    isSecret: true,
    isRight: isMailServer,
  },
  {
    name: 'ELOBOOK_MAIL_FROM',
    option: '--mail-from',
    isRight: isMailAddress,
  },
  {
    name: 'ELOBOOK_METRICS',
    option: '--metrics',
    isRight: (value) => metricsPlace(value) !== undefined,
  },
  {
    name: 'ELOBOOK_WITNESSES',
    isRight: (value) => witnessesIn(value) !== undefined,
  },
  {
    name: 'ELOBOOK_WITNESS_ALLOW',
    isRight: (value) => value.split(',').every((host) => /^[\w.:-]+$/.test(host.trim())),
  },
  {
    name: 'ELOBOOK_LOG',
    option: '--log',
    isRight: (value) => value === 'json' || value === 'none',
  },
  {
    name: 'ELOBOOK_GRACE',
    option: '--grace',
    isRight: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3600,
  },
  {
    name: 'ELOBOOK_UPGRADE_BACKUP',
    isRight: isUpgradeBackup,
  },
];

/** What our tests, measurements and the examples of the documentation read; a command that is started by them has it, too. */
export const NOT_OURS =
  /^ELOBOOK_(?:TEST_\w+|BENCH_\w+|COPIES|FLIPS|FUZZ|LEAN_PERIODS|LISTS|MUTATION|ORDERS|PERIODS|PROBE|REPLAYS|SHOW|URL)$/;

/** `PORT` belongs to everybody: what it says is looked at by `serve`. */
const OURS = /^ELOBOOK_/;

/** Throws one error with everything that is wrong, so that all of it can be put right at once. `also`: what this command reads besides ours. */
export function checkSettings(
  environment: Readonly<Record<string, string | undefined>>,
  also: readonly Setting['name'][] = [],
): void {
  const isRead = (name: string): boolean =>
    (OURS.test(name) && !NOT_OURS.test(name)) || (also as readonly string[]).includes(name);
  const wrong = Object.entries(environment)
    .filter(([name, value]) => isRead(name) && value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => faultOf(name, value as string) ?? []);
  if (wrong.length > 0) throw new UsageError(...wrong);
}

function faultOf(name: string, value: string): UsageFault | undefined {
  const known = VARIABLES.find((each) => each.name === name);
  if (known?.isRight(value) === true) return undefined;
  if (known === undefined) {
    const ours = VARIABLES.map((each) => each.name).filter((each) => OURS.test(each));
    return ({ setting }) => setting.unknown(name, nearest(name), ours.join(', '));
  }
  return ({ setting }) =>
    known.isSecret === true
      ? setting.wrongSecret(name, setting.takes[known.name])
      : setting.wrong(name, setting.takes[known.name], value);
}

/** The name that has none of ours before it, such as `PORT`; else the one that is at most two letters away. */
function nearest(name: string): string | undefined {
  const bare = VARIABLES.find((each) => name === `ELOBOOK_${each.name}`);
  if (bare !== undefined) return bare.name;
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
export function settingText(options: object, option: string, variable: Setting['name']): string | undefined {
  const given = optionText(options, option);
  const value = given ?? environmentValue(variable);
  const known = VARIABLES.find(({ name }) => name === variable) as Setting;
  if (value === undefined || known.isRight(value)) return value;
  const name = given === undefined ? variable : (known.option as string);
  // what is wrong with a secret is told without it
  const shown = known.isSecret === true ? undefined : value;
  throw new UsageError(({ setting }) => setting.wrong(name, setting.takes[known.name], shown));
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
