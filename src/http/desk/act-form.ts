/** The input of an act as fields of a form, and what was filled in as input again. */
import type { TSchema } from 'typebox';
import type { Act } from '../../acts/act.ts';
import type { ActFormField } from '../../web/desk/act-form.tsx';
import { type DeskForm, formValue } from './forms.ts';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Shape;
  readonly patternProperties?: object;
}

/** How a member is filled in. */
function kindOf(schema: TSchema): ActFormField['kind'] {
  const { type, enum: values, items, patternProperties } = schema as Shape;
  if (values !== undefined) return 'choice';
  if (type === 'boolean') return 'box';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return 'text';
  if (type === 'array') return items?.enum === undefined ? (items?.type === 'string' ? 'lines' : 'json') : 'boxes';
  if (type === 'object' && patternProperties !== undefined) return 'pairs';
  return 'json';
}

export const formFields = ({ input }: Act): readonly ActFormField[] =>
  Object.entries(input.properties).map(([name, schema]) => {
    const { enum: values, items } = schema as Shape;
    const choices = values ?? items?.enum;
    return {
      name,
      kind: kindOf(schema),
      isNeeded: (input.required ?? []).includes(name),
      ...(choices === undefined ? {} : { choices }),
    };
  });

/** What looks like JSON is JSON, anything else a text. */
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

function read({ name, kind }: ActFormField, form: DeskForm): unknown {
  const text = formValue(form, `in.${name}`);
  if (kind === 'box') return text === '' ? undefined : true;
  if (kind === 'boxes') {
    const ticked = form.values.get(`in.${name}`) ?? [];
    return ticked.length === 0 ? undefined : ticked;
  }
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  if (kind === 'lines') return linesOf(text);
  if (kind === 'pairs') return pairsOf(text);
  return kind === 'json' ? valueOf(text) : text;
}

/** Members that were left blank are absent. */
export const inputOf = (act: Act, form: DeskForm): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    formFields(act).flatMap((field) => {
      const value = read(field, form);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
