/** The input of an act as fields of a form, and a filled-in form as input. */
import type { TSchema } from 'typebox';
import type { Act } from '../../acts/act.ts';
import type { ActFormField, FormMember } from '../../web/desk/act-form.tsx';
import { MEMBER_CHOICES, type Emptied, RECORD_FORMS } from './act-members.ts';
import { type DeskForm, formValue } from './forms.ts';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Shape;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: object;
}

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';

/** The kind of field for a member. */
function kindOf(schema: TSchema): ActFormField['kind'] {
  const { type, enum: values, items, pattern, patternProperties } = schema as Shape;
  if (values !== undefined) return 'choice';
  if (type === 'boolean') return 'box';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return pattern === DAY ? 'day' : 'text';
  if (type === 'array' && items?.properties !== undefined) return 'rows';
  if (type === 'array') return items?.enum === undefined ? (items?.type === 'string' ? 'lines' : 'json') : 'boxes';
  if (type === 'object' && patternProperties !== undefined) return 'pairs';
  return 'json';
}

/** The columns of a list of records, each with its own field. */
const columnsOf = ({ items }: Shape): readonly FormMember[] =>
  Object.entries(items?.properties ?? {}).map(([name, { enum: choices, type }]) =>
    choices === undefined
      ? { name, kind: type === 'integer' ? 'number' : 'text' }
      : { name, kind: 'choice' as const, choices },
  );

export const formFields = ({ id, input }: Act): readonly ActFormField[] =>
  Object.entries(input.properties).map(([name, schema]): ActFormField => {
    const { enum: values, items } = schema as Shape;
    const isNeeded = (input.required ?? []).includes(name);
    const known = RECORD_FORMS[`${id} ${name}`];
    if (known !== undefined) {
      const { members, hasOthers } = known;
      return { name, kind: 'record', isNeeded, members, hasOthers };
    }
    const only = MEMBER_CHOICES[`${id} ${name}`];
    const choices = only ?? values ?? items?.enum;
    const kind = only === undefined ? kindOf(schema) : 'choice';
    // an existing pool is chosen by name
    if (name === 'pool' && id !== 'pools.open') return { name, kind: 'pool', isNeeded };
    if (kind === 'rows') return { name, kind, isNeeded, members: columnsOf(schema as Shape) };
    return { name, kind, isNeeded, ...(choices === undefined ? {} : { choices }) };
  });

/** Values that look like JSON are JSON, all others text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const pairsOf = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const [name = '', ...rest] = line.split('=');
      const value = rest.join('=').trim();
      return [name.trim(), /^(?:null|true|false|[[{].*)$/.test(value) ? valueOf(value) : value];
    }),
  );

/** A number, if it is one; anything else is refused by the verb. */
const numberOf = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

/** Lines that were there and are missing now are removed. */
function pairsNow(now: string, was: string): Readonly<Record<string, unknown>> {
  const pairs = pairsOf(now);
  const gone = Object.keys(pairsOf(was)).filter((name) => pairs[name] === undefined);
  return { ...pairs, ...Object.fromEntries(gone.map((name) => [name, null])) };
}

const memberValue = ({ kind }: FormMember, now: string, was: string): unknown =>
  kind === 'number' ? numberOf(now) : kind === 'pairs' ? pairsNow(now, was) : now;

interface ReadRecord {
  readonly value: Readonly<Record<string, unknown>>;
  /** Members that were filled in and have been emptied, where the act names them elsewhere. */
  readonly cleared: readonly string[];
}

/** Only values that differ from those of the page. */
function readRecord(field: ActFormField, emptied: Emptied, form: DeskForm): ReadRecord {
  const value: Record<string, unknown> = {};
  const cleared: string[] = [];
  for (const member of field.members ?? []) {
    const place = `${field.name}.${member.name}`;
    const text = (prefix: string): string => formValue(form, `${prefix}.${place}`).replaceAll('\r', '');
    const [now, was] = [text('in'), text('was')];
    if (now === was) continue;
    if (now !== '' || member.kind === 'pairs') value[member.name] = memberValue(member, now, was);
    else if (emptied === 'clear') cleared.push(member.name);
    else value[member.name] = emptied === 'null' ? null : '';
  }
  return { value: { ...value, ...pairsOf(formValue(form, `in.${field.name}`)) }, cleared };
}

/** Rows with any value. */
function readRows({ name, members = [] }: ActFormField, form: DeskForm): readonly object[] {
  const places = new Set(
    [...form.values.keys()].flatMap((key) => (key.startsWith(`in.${name}.`) ? [Number(key.split('.')[2])] : [])),
  );
  return [...places]
    .sort((one, other) => one - other)
    .map((place) =>
      Object.fromEntries(
        members.flatMap(({ name: column, kind }) => {
          const text = formValue(form, `in.${name}.${place}.${column}`);
          return text === '' ? [] : [[column, kind === 'number' ? numberOf(text) : text] as const];
        }),
      ),
    )
    .filter((row) => Object.keys(row).length > 0);
}

function read(field: ActFormField, form: DeskForm): unknown {
  const { name, kind } = field;
  const text = formValue(form, `in.${name}`);
  if (kind === 'box') return text === '' ? undefined : true;
  if (kind === 'boxes') {
    const ticked = form.values.get(`in.${name}`) ?? [];
    return ticked.length === 0 ? undefined : ticked;
  }
  if (kind === 'rows') {
    const rows = readRows(field, form);
    return rows.length > 0 ? rows : text === '' ? undefined : valueOf(text);
  }
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  if (kind === 'lines') return linesOf(text);
  if (kind === 'pairs') return pairsOf(text);
  return kind === 'json' ? valueOf(text) : text;
}

/** Members left blank are absent. */
export function inputOf(act: Act, form: DeskForm): Readonly<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  const cleared: string[] = [];
  for (const field of formFields(act)) {
    const known = RECORD_FORMS[`${act.id} ${field.name}`];
    if (known === undefined) {
      const value = read(field, form);
      if (value !== undefined) input[field.name] = value;
      continue;
    }
    const record = readRecord(field, known.emptied, form);
    if (Object.keys(record.value).length > 0) input[field.name] = record.value;
    cleared.push(...record.cleared);
  }
  const also = (input['clear'] ?? []) as readonly string[];
  return cleared.length === 0 ? input : { ...input, clear: [...also, ...cleared] };
}
