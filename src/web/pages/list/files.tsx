/** The files of a list, with digests and signatures. */
import type { VNode } from 'preact';
import { listKey } from '../../addresses.ts';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { FactLine } from '../../parts/fact.tsx';
import type { ListPageProps } from './shown.ts';

/** A file of the list that can be had. */
export interface ListFileShown {
  readonly format: string;
  readonly name: string;
  /** The digest of the file, if the file is small enough to be made for this page. */
  readonly sha256?: string;
}

export interface ListFiles {
  readonly files: readonly ListFileShown[];
  /** Whether they have signatures. */
  readonly signed: boolean;
}

/** The files again in a row, above the list: most visitors who want them need nothing else. */
export const FileLinks = ({ files, list, site, words }: ListPageProps & ListFiles): VNode | null =>
  files.length === 0 ? null : (
    <details class="downloads">
      <summary>{words.downloads}</summary>
      <p class="row">
        <a
          rel="nofollow"
          download={`${list.pool}-${listKey(list.date)}.csv`}
          href={site.to.entries(list.pool, list.date, { ...list.query.filter, format: 'csv' })}
        >
          {words.spreadsheet}
        </a>
        {files.map(({ name, format }) => (
          <a key={name} href={site.to.file(name)} download>
            {words.formats[format]}
          </a>
        ))}
        <a href="#files">{words.verify}</a>
      </p>
    </details>
  );

export function Downloads({ files, signed, list, site, words }: ListPageProps & ListFiles): VNode {
  const { to, say, grouped } = site;
  const { entry } = list;
  const columns: Columns<ListFileShown> = [
    {
      title: words.file,
      is: 'name',
      cell: ({ name, format }) => (
        <a href={to.file(name)} download>
          {words.formats[format]}
        </a>
      ),
    },
    signed && { title: words.signature, cell: ({ name }) => <a href={to.file(`${name}.sig`)}>.sig</a> },
    {
      title: words.digestOf,
      cell: ({ name, sha256 }) =>
        sha256 === undefined ? <a href={to.file(`${name}.sha256`)}>.sha256</a> : <code>{sha256}</code>,
    },
  ];
  return (
    <section id="files">
      <h2 class="no-print">{words.verify}</h2>
      <dl class="facts">
        <FactLine name={words.sealed}>
          <code>{list.digest}</code>
        </FactLine>
      </dl>
      <details class="digests no-print">
        <summary>{words.digests}</summary>
        <div class="scroll" role="region" aria-label={words.verify} tabIndex={0}>
          <ColumnTable kind="files" columns={columns} rows={files} keyOf={({ name }) => name} />
        </div>
        <dl class="facts">
          {list.opening ? null : (
            <FactLine name={words.root}>{list.root === undefined ? words.noRoot : <code>{list.root}</code>}</FactLine>
          )}
          <FactLine name={words.entry(grouped(entry.no), say.date(entry.time.slice(0, 10)))}>
            <code>{entry.hash}</code>
          </FactLine>
        </dl>
      </details>
      <p class="small quiet">
        {words.sealedText} {signed ? <a href={to.keys}>{words.keys}</a> : null}
      </p>
    </section>
  );
}
