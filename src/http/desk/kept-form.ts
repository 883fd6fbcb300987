/**
 * A form that came after its session had ended, or from before a new one began. What was typed goes along through the sign-in, in the
 * pages themselves: nothing of it is kept here, and it is sent once more by whoever has signed in.
 */
import type { KeptForm } from '../../web/desk/kept-form.tsx';
import { TOKEN_FIELD } from './origin.ts';
import { type DeskForm, KEPT_FILES } from './forms.ts';

/** What nobody writes into a page again. */
const SECRET = new Set([TOKEN_FIELD, 'password', 'old', 'new', 'again', 'code', 'response', 'kept']);
/** Files go along up to this size; larger ones are chosen again. */
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

/** What the sign-in carried along; undefined where it is nothing of ours. */
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
