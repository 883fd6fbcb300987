/**
 * A form sent after its session had ended, or before a new one began. Its values are carried through the sign-in in the
 * pages themselves: nothing is stored here, and the account that has signed in sends it again.
 */
import type { KeptForm } from '../../web/desk/kept-form.tsx';
import { TOKEN_FIELD } from './origin.ts';
import { type DeskForm, KEPT_FILES } from './forms.ts';

/** Values that are never written into a page again. */
const SECRET = new Set([TOKEN_FIELD, 'password', 'old', 'new', 'again', 'code', 'response', 'kept']);
/** Files up to this size are carried along; larger ones have to be chosen again. */
const MOST_BYTES = 1_000_000;

export function keptForm(path: string, { values, files }: DeskForm): KeptForm {
  const isSmall = files.reduce((sum, { bytes }) => sum + bytes.length, 0) <= MOST_BYTES;
  return {
    path,
    values: [...values].filter(([name]) => !SECRET.has(name) && name !== KEPT_FILES),
    files: isSmall ? files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })) : [],
    left: isSmall ? [] : files.map(({ name }) => name),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The form carried through the sign-in; undefined for anything else. */
export function keptFormIn(text: string): KeptForm | undefined {
  try {
    const { path, values, files, left } = JSON.parse(text) as KeptForm;
    const isOurs =
      isText(path) &&
      /^\/office(?:[/?]|$)/.test(path) &&
      values.every(([name, all]) => isText(name) && all.every(isText)) &&
      files.every(({ name, base64 }) => isText(name) && isText(base64)) &&
      left.every(isText);
    return isOurs ? { path, values, files, left } : undefined;
  } catch {
    return undefined;
  }
}
