/** A form that was sent before its user had to sign in again: shown, and sent again with one button. */
import type { Site } from '../site.ts';
import { fieldLabel } from './field-label.ts';
import type { DeskPage } from './frame.tsx';

export interface KeptForm {
  /** The address to which it was sent: `/office/events/e12`. */
  readonly path: string;
  readonly values: readonly (readonly [string, readonly string[]])[];
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  /** Names of files that were too large to be stored. */
  readonly left: readonly string[];
}

/** Hidden fields: the button, and the subject of the form. */
const OF_THE_FORM = new Set(['act', 'do', 'kind', 'question', 'draft', 'typed', 'account', 'key', 'session']);

/** A game on the page of corrections whose result is unchanged; the name of its field has the result. */
const isAsItWas = (name: string, value: string): boolean => name.startsWith('game ') && name.endsWith(` ${value}`);

export function keptFormPage({ path, values, files, left }: KeptForm, site: Site, status = 200): DeskPage {
  const words = site.pages.entry.kept;
  const typed = values
    .filter(([name]) => !OF_THE_FORM.has(name) && !name.startsWith('was.'))
    .flatMap(([name, all]) =>
      all.filter((value) => value.trim() !== '' && !isAsItWas(name, value)).map((value) => ({ name, value })),
    );
  return {
    title: words.title,
    status,
    isNotTaken: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <dl class="facts-of">
          {typed.map(({ name, value }, place) => (
            <>
              <dt key={`name ${place}`}>{fieldLabel(path, name, site)}</dt>
              <dd key={`value ${place}`} class="typed">
                {value}
              </dd>
            </>
          ))}
          {files.map(({ name }, place) => (
            <>
              <dt key={`file ${place}`}>{words.file}</dt>
              <dd key={`file name ${place}`}>{name}</dd>
            </>
          ))}
        </dl>
        {left.length === 0 ? null : (
          <p class="notice">
            {words.left} {left.join(', ')}
          </p>
        )}
        <form
          method="post"
          action={`${site.base}/${site.language}${path}`}
          enctype="multipart/form-data"
          class="buttons"
        >
          {values.flatMap(([name, all]) =>
            all.map((value, place) => <input key={`${name} ${place}`} type="hidden" name={name} value={value} />),
          )}
          {files.length === 0 ? null : <input type="hidden" name="kept-files" value={JSON.stringify(files)} />}
          <button type="submit">{words.send}</button>
          <a href={`${site.base}/${site.language}${path}`} data-filled>
            {words.back}
          </a>
        </form>
      </>
    ),
  };
}
