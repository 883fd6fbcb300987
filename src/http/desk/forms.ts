/** Forms as browsers send them, with their files. Larger ones than the office takes end the request. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The values of a form. A name may have several values, as with check boxes. */
export interface DeskForm {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly FormFile[];
}

export const NO_FORM: DeskForm = { values: new Map(), files: [] };

const MB = 1024 * 1024;
const FIELDS = 5000;
const FIELD_LENGTH = 2 * MB;
/** Bytes of all files of one form: larger uploads need several forms, or the command line. */
const LARGEST_FORM = 200 * MB;
const MOST_FILES = 12_000;

export async function acceptForms(server: FastifyInstance): Promise<void> {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FIELD_LENGTH },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
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
export async function sentForm(request: FastifyRequest): Promise<DeskForm> {
  const form = await readForm(request);
  if ([...form.values.values()].some((values) => values.some((value) => value.includes('\0'))))
    throw new ProblemError('malformed-request');
  return form;
}

async function readForm(request: FastifyRequest): Promise<DeskForm> {
  if (request.body instanceof URLSearchParams) {
    const values = new Map<string, string[]>();
    for (const [name, value] of request.body) values.set(name, [...(values.get(name) ?? []), value]);
    return { values, files: [] };
  }
  if (!request.isMultipart()) return NO_FORM;
  const values = new Map<string, string[]>();
  const files: FormFile[] = [];
  let size = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      values.set(part.fieldname, [...(values.get(part.fieldname) ?? []), String(part.value)]);
      continue;
    }
    const bytes = new Uint8Array(await part.toBuffer());
    size += bytes.length;
    if (size > LARGEST_FORM) throw new ProblemError('too-large');
    // a file field without a chosen file has no name
    if (bytes.length > 0 || part.filename !== '') files.push({ name: baseName(part.filename), bytes });
  }
  return { values, files: [...files, ...keptFiles(values.get(KEPT_FILES)?.[0])] };
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
