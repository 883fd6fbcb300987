/**
 * A form sent after its session had ended, or before a new one began. Its values are carried through the sign-in in the
 * pages themselves: nothing is stored here, and the account that has signed in sends it again.
 */
import type { KeptForm } from '../../web/desk/kept-form.tsx';
import { TOKEN_FIELD } from './origin.ts';
import { CARRIED_FORM, type DeskForm, KEPT_FILES } from './forms.ts';

/** Values that are never written into a page again. */
const SECRET = new Set([TOKEN_FIELD, 'password', 'old', 'new', 'again', 'code', 'response', 'kept']);
/** Files that are too large for it have to be chosen again, and so have all that were sent with them. */
export function keptForm(path: string, { values, files, left }: DeskForm): KeptForm {
  const isSmall = left.length === 0 && files.reduce((sum, { bytes }) => sum + bytes.length, 0) <= CARRIED_FORM.files;
  return {
    path,
    values: [...values].filter(([name]) => !SECRET.has(name) && name !== KEPT_FILES),
    files: isSmall ? files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') })) : [],
    left: isSmall ? [] : [...files.map(({ name }) => name), ...left],
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
