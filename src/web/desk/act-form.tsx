/** Any act of the office as a form, and the list of all of them. */
import type { VNode } from 'preact';
import { isLanguage, languageName } from '../../content/languages.ts';
import type { Site } from '../site.ts';
import { actWord } from './answer.tsx';
import { DeskField, type DeskPage } from './frame.tsx';
import { choiceWord, fieldWord } from './value.tsx';

/** A part of an input that has its own field. `time`: a time control in words. */
export interface FormMember {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'day' | 'choice' | 'time' | 'pairs';
  readonly choices?: readonly string[];
  readonly isNeeded?: boolean;
}

export interface ActFormField {
  readonly name: string;
  readonly kind:
    | 'text'
    | 'number'
    | 'day'
    | 'choice'
    | 'box'
    | 'boxes'
    | 'lines'
    | 'pairs'
    | 'json'
    | 'pool'
    | 'record'
    | 'rows';
  readonly isNeeded: boolean;
  readonly choices?: readonly string[];
  /** The members of a record, or the columns of rows. */
  readonly members?: readonly FormMember[];
  /** For a record: whether further members can be written as lines. */
  readonly hasOthers?: boolean;
}

export interface ActFormData {
  readonly id: string;
  readonly command: string;
  readonly fields: readonly ActFormField[];
  readonly files: 'none' | 'one' | 'many';
  /** Values that are already filled in, from the address. */
  readonly filled: Readonly<Record<string, string>>;
  /** Where it is sent. */
  readonly action: string;
  /** What stands there now: sent along, so that only what is otherwise is changed. */
  readonly present: Readonly<Record<string, string>>;
  readonly pools: readonly { readonly pool: string; readonly name: string }[];
  readonly isConfirmed: boolean;
}

interface FieldProps {
  readonly data: ActFormData;
  readonly field: ActFormField;
  readonly site: Site;
}

export function actFormPage(data: ActFormData, site: Site): DeskPage {
  const { id, command, fields, files, filled, action, isConfirmed } = data;
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
        {id === 'players.import' ? <p>{site.pages.forms.players.imports}</p> : null}
        <form
          method="post"
          class="desk-form"
          action={action}
          {...(files === 'none' ? {} : { enctype: 'multipart/form-data' })}
        >
          {files === 'none' ? null : (
            <div class="drop">
              <DeskField label={words.files}>
                <input type="file" name="files" multiple={files === 'many'} />
              </DeskField>
            </div>
          )}
          {fields.map((field) => (
            <Input key={field.name} data={data} field={field} site={site} />
          ))}
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

/** The nearest word: of this field in this act, of this field in any. */
function hintOf(act: string, path: string, { pages }: Site): string | undefined {
  const hints = pages.forms.hints as Readonly<Record<string, string | undefined>>;
  return hints[`${act}.${path}`] ?? hints[path.split('.').at(-1) as string];
}

const withHint = (hint: string | undefined): { readonly hint?: string } => (hint === undefined ? {} : { hint });

function Options({
  field,
  choices,
  chosen,
  isNeeded,
  site,
}: {
  field: string;
  choices: readonly string[];
  chosen: string;
  isNeeded: boolean;
  site: Site;
}): VNode {
  return (
    <>
      {isNeeded ? null : <option value="" />}
      {choices.map((choice) => (
        <option key={choice} value={choice} selected={choice === chosen}>
          {choiceWord(field, choice, site)}
        </option>
      ))}
    </>
  );
}

function Input({ data, field, site }: FieldProps): VNode {
  const words = site.pages.desk.acts;
  const { name, kind, isNeeded, choices = [] } = field;
  const value = data.filled[name] ?? data.present[name] ?? '';
  const word = fieldWord(name, site);
  const label = isNeeded ? `${word} (${words.needed})` : word;
  const own = `in.${name}`;
  const hint = hintOf(data.id, name, site);
  if (kind === 'record') return <RecordFields data={data} field={field} site={site} />;
  if (kind === 'rows') return <RowFields data={data} field={field} site={site} />;
  if (kind === 'box') {
    return (
      <p>
        <label>
          <input type="checkbox" name={own} value="1" checked={value !== ''} /> {label}
        </label>
      </p>
    );
  }
  // a single choice is ticked
  if (kind === 'choice' && choices.length === 1 && !isNeeded) {
    const [only = ''] = choices;
    return (
      <p>
        <label>
          <input type="checkbox" name={own} value={only} checked={value === only} /> {word}:{' '}
          {choiceWord(name, only, site)}
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
            <input type="checkbox" name={own} value={choice} /> {choiceWord(name, choice, site)}{' '}
          </label>
        ))}
      </fieldset>
    );
  }
  if (kind === 'choice') {
    return (
      <DeskField label={label} {...withHint(hint)}>
        <select name={own} required={isNeeded}>
          <Options field={name} choices={choices} chosen={value} isNeeded={isNeeded} site={site} />
        </select>
      </DeskField>
    );
  }
  if (kind === 'pool') {
    return (
      <DeskField label={label}>
        <select name={own} required={isNeeded}>
          {isNeeded ? null : <option value="" />}
          {data.pools.map((each) => (
            <option key={each.pool} value={each.pool} selected={each.pool === value}>
              {each.name} ({each.pool})
            </option>
          ))}
        </select>
      </DeskField>
    );
  }
  if (kind === 'lines' || kind === 'pairs' || kind === 'json') {
    const form = kind === 'lines' ? words.several : kind === 'pairs' ? words.pairs : 'JSON';
    return (
      <DeskField label={label} hint={hint ?? form}>
        <textarea name={own} rows={4} required={isNeeded}>
          {value}
        </textarea>
      </DeskField>
    );
  }
  return (
    <DeskField label={label} {...withHint(hint)}>
      <input
        name={own}
        value={value}
        required={isNeeded}
        data-players={PLAYERS.includes(name) ? '' : undefined}
        {...(kind === 'number' ? { inputmode: 'numeric' } : kind === 'day' ? { type: 'date' } : {})}
      />
    </DeskField>
  );
}

/** Members that are a player of the registry. */
const PLAYERS: readonly string[] = ['player', 'into'];

interface MemberProps {
  readonly data: ActFormData;
  /** `facts.name` */
  readonly path: string;
  readonly member: FormMember;
  readonly site: Site;
}

function MemberInput({ data, path, member: { name, kind, choices = [], isNeeded = false }, site }: MemberProps): VNode {
  const value = data.filled[path] ?? data.present[path] ?? '';
  const own = `in.${path}`;
  if (kind === 'choice') {
    return (
      <select name={own}>
        <Options field={name} choices={choices} chosen={value} isNeeded={false} site={site} />
      </select>
    );
  }
  if (kind === 'pairs') {
    return (
      <textarea name={own} rows={3}>
        {value}
      </textarea>
    );
  }
  return (
    <input
      name={own}
      value={value}
      required={isNeeded}
      {...(kind === 'number' ? { inputmode: 'numeric' } : kind === 'day' ? { type: 'date' } : {})}
    />
  );
}

/** A field for each member that offices fill in, and lines for the others. */
function RecordFields({ data, field: { name, members = [], hasOthers = false }, site }: FieldProps): VNode {
  const words = site.pages.desk.acts;
  const { further, furtherHint, otherLanguages } = site.pages.forms;
  const cards = site.commands.registry.fields as Readonly<Record<string, string | undefined>>;
  const labelOf = (member: string): string => {
    if (name === 'names' && isLanguage(member)) return languageName(member);
    return (name === 'facts' ? undefined : cards[member]) ?? fieldWord(member, site);
  };
  return (
    <fieldset class="record">
      <legend>{name === 'names' ? otherLanguages : fieldWord(name, site)}</legend>
      {members.map((member) => {
        const path = `${name}.${member.name}`;
        const label = labelOf(member.name);
        const was = data.present[path];
        return (
          <div key={member.name}>
            <DeskField
              label={member.isNeeded === true ? `${label} (${words.needed})` : label}
              {...withHint(name === 'names' ? undefined : hintOf(data.id, path, site))}
            >
              <MemberInput data={data} path={path} member={member} site={site} />
            </DeskField>
            {was === undefined ? null : <input type="hidden" name={`was.${path}`} value={was} />}
          </div>
        );
      })}
      {hasOthers ? (
        <details>
          <summary>{further}</summary>
          <DeskField label={further} hint={furtherHint}>
            <textarea name={`in.${name}`} rows={4}>
              {data.filled[name] ?? ''}
            </textarea>
          </DeskField>
        </details>
      ) : null}
    </fieldset>
  );
}

/** The number of empty rows after the existing ones. */
const MORE_ROWS = 3;

/** A row a record, with a column for each of its members. */
function RowFields({ data, field: { name, isNeeded, members = [] }, site }: FieldProps): VNode {
  const title = fieldWord(name, site);
  const taken = Object.keys(data.present).flatMap((path) => {
    const [own, place] = path.split('.');
    return own === name ? [Number(place)] : [];
  });
  const rows = Array.from({ length: Math.max(-1, ...taken) + 1 + MORE_ROWS }, (_, place) => place);
  return (
    <fieldset>
      <legend>{isNeeded ? `${title} (${site.pages.desk.acts.needed})` : title}</legend>
      <table class="labelled">
        <thead>
          <tr>
            {members.map((member) => (
              <th key={member.name} scope="col">
                {fieldWord(member.name, site)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((place) => (
            <tr key={String(place)}>
              {members.map((member) => (
                <td key={member.name} data-label={fieldWord(member.name, site)}>
                  <label>
                    <span class="hidden">
                      {fieldWord(member.name, site)} {place + 1}
                    </span>
                    <MemberInput data={data} path={`${name}.${place}.${member.name}`} member={member} site={site} />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
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
