/** Forms as browsers send them, with their files. Larger ones than the office takes end the request. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { discardBody } from '../guard.ts';
import { ProblemError } from '../problem.ts';

export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The values of a form. A name may have several values, as with check boxes. */
export interface DeskForm {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly FormFile[];
  /** Names of files that are more than whoever sent them may send. */
  readonly left: readonly string[];
}

export const NO_FORM: DeskForm = { values: new Map(), files: [], left: [] };

const MB = 1024 * 1024;
const FIELDS = 5000;
/** Bytes of one field. The longest are pasted reports, and forms that are carried through a sign-in. */
const FIELD_LENGTH = 4 * MB;
/** Bytes of all files of one form: larger uploads need several forms, or the command line. */
const LARGEST_FORM = 200 * MB;
const MOST_FILES = 12_000;
/** How browsers send a form without files; the longest of them is a typed event. */
const AS_LINE = 'application/x-www-form-urlencoded';
const LONGEST_LINE = 2 * MB;

/** How many bytes of a form are held in memory: of all fields, and of all files. */
export interface FormLimits {
  readonly fields: number;
  readonly files: number;
}

/** Of whoever is signed in. */
export const FORM_OF_ACCOUNT: FormLimits = { fields: 2 * FIELD_LENGTH, files: LARGEST_FORM };
/** Of a sign-in, which may bring a form along. */
export const FORM_OF_SIGN_IN: FormLimits = { fields: FIELD_LENGTH, files: 0 };
/**
 * Of somebody whose session is over, or who never had one: as much as is carried through a sign-in. Larger files have
 * to be chosen again.
 */
export const CARRIED_FORM: FormLimits = { fields: MB, files: 1_000_000 };

export async function acceptForms(server: FastifyInstance): Promise<void> {
  // read with the rest, once its sender is known
  server.addContentTypeParser(AS_LINE, (_request, _body, done) => done(null));
  await server.register(multipart, {
    limits: {
      fieldSize: FIELD_LENGTH,
      fields: FIELDS,
      files: MOST_FILES,
      fileSize: LARGEST_FORM,
      parts: FIELDS + MOST_FILES,
    },
    throwFileSizeLimit: true,
  });
}

/** The first value of a field, trimmed; empty if there is none. */
export const formValue = ({ values }: DeskForm, name: string): string => (values.get(name)?.[0] ?? '').trim();

export const formValues = ({ values }: DeskForm, name: string): readonly string[] =>
  (values.get(name) ?? []).map((each) => each.trim()).filter((each) => each !== '');

/** U+0000 is in no field of a page, and no database stores it. */
export async function sentForm(request: FastifyRequest, limits: FormLimits): Promise<DeskForm> {
  const form = await readForm(request, limits);
  if ([...form.values.values()].some((values) => values.some((value) => value.includes('\0'))))
    throw new ProblemError('malformed-request');
  return form;
}

async function readForm(request: FastifyRequest, limits: FormLimits): Promise<DeskForm> {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    const before = values.get(name);
    if (before === undefined) values.set(name, [value]);
    else before.push(value);
  };
  if (request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === AS_LINE) {
    const line = await textOf(request, Math.min(limits.fields, LONGEST_LINE));
    // counted before anything is made of them
    if (line.split('&', FIELDS + 1).length > FIELDS) throw new ProblemError('too-large');
    for (const [name, value] of new URLSearchParams(line)) add(name, value);
    return { ...NO_FORM, values };
  }
  if (!request.isMultipart()) return NO_FORM;
  const [files, left]: [FormFile[], string[]] = [[], []];
  let [inFields, inFiles] = [0, 0];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const value = String(part.value);
      inFields += part.fieldname.length + value.length;
      // half a value is no value
      if (part.valueTruncated || inFields > limits.fields) throw new ProblemError('too-large');
      add(part.fieldname, value);
      continue;
    }
    const name = baseName(part.filename);
    const pieces: Buffer[] = [];
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      inFiles += piece.length;
      if (inFiles <= limits.files) pieces.push(piece);
    }
    if (inFiles > LARGEST_FORM) throw new ProblemError('too-large');
    // a file field without a chosen file has no name
    if (pieces.length === 0 && part.filename === '') continue;
    if (inFiles > limits.files) left.push(name);
    else files.push({ name, bytes: new Uint8Array(Buffer.concat(pieces)) });
  }
  return { values, files: [...files, ...keptFiles(values.get(KEPT_FILES)?.[0])], left };
}

function textOf(request: FastifyRequest, most: number): Promise<string> {
  const { raw: body } = request;
  return new Promise((done, fail) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (piece: Buffer): void => {
      length += piece.length;
      if (length <= most) return void pieces.push(piece);
      body.off('data', take);
      discardBody(request);
      fail(new ProblemError('too-large'));
    };
    body.on('data', take);
    body.once('end', () => done(Buffer.concat(pieces).toString('utf8')));
    // whoever sent it has gone away
    body.once('error', () => fail(new ProblemError('malformed-request')));
  });
}

/** The field in which files are carried through a sign-in (`kept-form.ts`). */
export const KEPT_FILES = 'kept-files';

function keptFiles(text: string | undefined): readonly FormFile[] {
  if (text === undefined) return [];
  try {
    return (JSON.parse(text) as readonly { readonly name: string; readonly base64: string }[]).map(
      ({ name, base64 }) => ({ name: String(name), bytes: new Uint8Array(Buffer.from(String(base64), 'base64')) }),
    );
  } catch {
    return [];
  }
}

/** Only the last part of a path, since some programs send whole paths. */
const baseName = (name: string): string => (name.split(/[/\\]/).at(-1) ?? '').slice(0, 200);
