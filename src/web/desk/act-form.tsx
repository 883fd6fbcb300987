/** Any act of the office as a form, and the list of all of them. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';
import { actWord } from './answer.tsx';
import { DeskField, type DeskPage } from './frame.tsx';
import { fieldWord } from './value.tsx';

export interface ActFormField {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'choice' | 'box' | 'boxes' | 'lines' | 'pairs' | 'json';
  readonly isNeeded: boolean;
  readonly choices?: readonly string[];
}

export interface ActFormData {
  readonly id: string;
  readonly command: string;
  readonly fields: readonly ActFormField[];
  readonly files: 'none' | 'one' | 'many';
  /** What is filled in already, from the address. */
  readonly filled: Readonly<Record<string, string>>;
  readonly isConfirmed: boolean;
}

export function actFormPage({ id, command, fields, files, filled, isConfirmed }: ActFormData, site: Site): DeskPage {
  const words = site.pages.desk.acts;
  return {
    title: actWord(id, site),
    section: 'acts',
    body: (
      <>
        <h1>{actWord(id, site)}</h1>
        <p class="quiet">
          <code>{id}</code> · <code>elobook {command}</code>
          {isConfirmed ? ` · ${words.confirmed}` : ''}
        </p>
        <form
          method="post"
          class="desk-form"
          action={site.to.office(`/acts/${id}`)}
          {...(files === 'none' ? {} : { enctype: 'multipart/form-data' })}
        >
          {fields.map((field) => (
            <Input key={field.name} field={field} value={filled[field.name] ?? ''} site={site} />
          ))}
          {files === 'none' ? null : (
            <div class="drop">
              <DeskField label={words.files}>
                <input type="file" name="files" multiple={files === 'many'} />
              </DeskField>
            </div>
          )}
          <DeskField label={words.ground}>
            <input name="ground" value={filled['ground'] ?? ''} />
          </DeskField>
          <label>
            <input type="checkbox" name="clockIsRight" value="1" /> {words.clockIsRight}
          </label>
          <p class="buttons">
            <button type="submit" name="do" value="preview">
              {words.preview}
            </button>
            <button type="submit" name="do" value="do" class="plain">
              {words.doIt}
            </button>
          </p>
        </form>
      </>
    ),
  };
}

function Input({ field, value, site }: { field: ActFormField; value: string; site: Site }): VNode {
  const words = site.pages.desk.acts;
  const { name, kind, isNeeded, choices = [] } = field;
  const word = fieldWord(name, site);
  const label = isNeeded ? `${word} (${words.needed})` : word;
  const own = `in.${name}`;
  if (kind === 'box') {
    return (
      <p>
        <label>
          <input type="checkbox" name={own} value="1" checked={value !== ''} /> {label}
        </label>
      </p>
    );
  }
  if (kind === 'boxes') {
    return (
      <fieldset>
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="checkbox" name={own} value={choice} /> {choice}{' '}
          </label>
        ))}
      </fieldset>
    );
  }
  if (kind === 'choice') {
    return (
      <DeskField label={label}>
        <select name={own} required={isNeeded}>
          {isNeeded ? null : <option value="" />}
          {choices.map((choice) => (
            <option key={choice} value={choice} selected={choice === value}>
              {choice}
            </option>
          ))}
        </select>
      </DeskField>
    );
  }
  if (kind === 'lines' || kind === 'pairs' || kind === 'json') {
    const hint = kind === 'lines' ? words.several : kind === 'pairs' ? words.pairs : 'JSON';
    return (
      <DeskField label={label} hint={hint}>
        <textarea name={own} rows={4} required={isNeeded}>
          {value}
        </textarea>
      </DeskField>
    );
  }
  return (
    <DeskField label={label}>
      <input name={own} value={value} required={isNeeded} {...(kind === 'number' ? { inputmode: 'numeric' } : {})} />
    </DeskField>
  );
}

export interface ActLine {
  readonly id: string;
  readonly command: string;
  readonly isConfirmed: boolean;
}

export function actsPage({ acts }: { readonly acts: readonly ActLine[] }, site: Site): DeskPage {
  const words = site.pages.desk.acts;
  return {
    title: words.title,
    section: 'acts',
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <ul>
          {acts.map(({ id, command, isConfirmed }) => (
            <li key={id}>
              <a href={site.to.office(`/acts/${id}`)}>{actWord(id, site)}</a>{' '}
              <code class="quiet">elobook {command}</code>
              {isConfirmed ? <span class="quiet"> · {words.confirmed}</span> : null}
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
