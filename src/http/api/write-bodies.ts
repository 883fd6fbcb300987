/** Reads the body of a request: the input of an act, further parameters, and files; as JSON, or as a file. */
import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { ReportFile } from '../../desk/events/read.ts';
import { LIMITS } from '../../engine/index.ts';
import { ProblemError, wrongParameter } from '../problem.ts';
import type { KeyedRequest, KeyedRoute } from './write-route.ts';
import { BesideSchema, FileSchema } from './write-schemas.ts';

const KILO = 1024;
/** Bytes of an input without files; a list of ten thousand players is not longer. */
const LONGEST_INPUT = 1024 * KILO;
/** Base64 makes bytes a third longer. */
const LONGEST_WITH_FILES = Math.ceil((LIMITS.reportBytes * 4) / 3) + LONGEST_INPUT;

export const bodyLimitOf = ({ takesFile }: KeyedRoute): number =>
  takesFile === true ? LONGEST_WITH_FILES : LONGEST_INPUT;

export interface ReadBody {
  readonly input: Readonly<Record<string, unknown>>;
  readonly files: readonly ReportFile[];
  readonly ground?: string;
  readonly clockIsRight?: boolean;
}

const isJson = ({ type }: KeyedRequest): boolean => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);
const TEXT = new TextDecoder('utf-8', { fatal: true });

function parsed(body: Uint8Array): Readonly<Record<string, unknown>> {
  if (body.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(TEXT.decode(body));
  } catch {
    throw new ProblemError('malformed-body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ProblemError('malformed-body');
  return value as Readonly<Record<string, unknown>>;
}

/** The first invalid member beside the input. */
function checked(schema: TSchema, value: unknown, name: string): void {
  const [fault] = Value.Errors(schema, value);
  if (fault !== undefined) throw wrongParameter(name, fault.message);
}

function fileOf(given: unknown): ReportFile {
  checked(FileSchema, given, 'files');
  const { name, text, base64 } = given as {
    readonly name?: string;
    readonly text?: string;
    readonly base64?: string;
  };
  if ((text === undefined) === (base64 === undefined)) throw wrongParameter('files', 'have either text or base64');
  if (base64 !== undefined && !/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    throw wrongParameter('files', 'have no such bytes');
  const bytes = text === undefined ? Buffer.from(base64 as string, 'base64') : Buffer.from(text);
  return { ...(name === undefined ? {} : { name }), bytes };
}

/** Whether all strings are valid: neither lone surrogates nor U+0000, which no database stores. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return !/\0/.test(value) && !LONE_HALF.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every((member) => member.every(isText));
}

const LONE_HALF = /\p{Surrogate}/u;

/** Members of the body, separated into input and further parameters; unknown ones are reported. */
function ofJson(body: Uint8Array, known: TObject, takesFile: boolean): ReadBody {
  const { ground, clockIsRight, files, ...input } = parsed(body);
  if (files !== undefined && (!takesFile || !Array.isArray(files))) {
    throw wrongParameter('files', takesFile ? 'is a list' : 'is not known here');
  }
  const beside = {
    ...(ground === undefined ? {} : { ground }),
    ...(clockIsRight === undefined ? {} : { clockIsRight }),
  };
  checked(BesideSchema, beside, Object.keys(beside)[0] ?? '');
  refuseOthers(input, known);
  for (const [name, value] of Object.entries({ ...input, ...beside })) {
    if (!isText(value)) throw wrongParameter(name, 'has characters that no text has');
  }
  return { input, files: ((files ?? []) as readonly unknown[]).map(fileOf), ...beside } as ReadBody;
}

function refuseOthers(input: object, { properties }: TObject): void {
  const others = Object.keys(input).filter((name) => !Object.hasOwn(properties, name));
  if (others.length === 0) return;
  throw new ProblemError('wrong-parameter', {
    errors: others.map((parameter) => ({ parameter, detail: 'is not known here' })),
  });
}

/** If the body is a file, the input is in the query string. */
const BESIDE_IN_ADDRESS: readonly string[] = ['dryRun', 'lang', 'name', 'ground', 'clockIsRight'];

function inputInAddress(query: KeyedRequest['query'], known: TObject): Readonly<Record<string, unknown>> {
  const given = Object.fromEntries(Object.entries(query).filter(([name]) => !BESIDE_IN_ADDRESS.includes(name)));
  refuseOthers(given, known);
  return Value.Convert(known, given) as Readonly<Record<string, unknown>>;
}

export interface BodyShape {
  readonly input: TObject;
  readonly takesFile: boolean;
  /** Whether JSON without `files` is itself the file, such as an event document. */
  readonly jsonMayBeFile?: true;
}

export function readBody(asked: KeyedRequest, { input: known, takesFile, jsonMayBeFile }: BodyShape): ReadBody {
  const { body, params, query, fileName } = asked;
  const isFile = takesFile && body.length > 0 && (!isJson(asked) || (jsonMayBeFile === true && !hasFiles(body)));
  if (!isFile) {
    if (body.length > 0 && !isJson(asked)) throw new ProblemError('wrong-media-type');
    const read = ofJson(body, known, takesFile);
    return { ...read, input: { ...inputInAddress(query, known), ...read.input, ...params } };
  }
  if (body.length > LIMITS.reportBytes) throw new ProblemError('too-large');
  const { ground, clockIsRight, name } = query;
  const file = { bytes: body, ...named(typeof name === 'string' ? name : fileName) };
  return {
    input: { ...inputInAddress(query, known), ...params },
    files: [file],
    ...(typeof ground === 'string' ? { ground } : {}),
    ...(clockIsRight === '1' ? { clockIsRight: true } : {}),
  };
}

const named = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name });

/** Searches the text first, so that a report of 60 MB is not parsed twice for nothing. */
function hasFiles(body: Uint8Array): boolean {
  if (!Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes('"files"')) return false;
  try {
    return Array.isArray(parsed(body)['files']);
  } catch {
    return false;
  }
}
