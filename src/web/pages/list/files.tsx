/** The files of a list, with digests and signatures. */
import type { VNode } from 'preact';
import type { ListShown } from './shown.ts';

/** A file of the list that can be had. */
export interface ListFileShown {
  readonly format: string;
  readonly name: string;
  /** Of the file, where it is small enough to be made for this page. */
  readonly sha256?: string;
}

export interface ListFiles {
  readonly files: readonly ListFileShown[];
  /** Whether they have signatures. */
  readonly signed: boolean;
}

export function Downloads({ files, signed, list, site, words }: ListShown & ListFiles): VNode {
  const { to, say, grouped } = site;
  const { entry } = list;
  return (
    <section>
      <h2 class="no-print">{words.downloads}</h2>
      <div class="scroll no-print">
        <table class="files">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              {signed ? <th scope="col">{words.signature}</th> : null}
              <th scope="col">{words.digestOf}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ format, name, sha256 }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={to.file(name)} download>
                    {words.formats[format]}
                  </a>
                </th>
                {signed ? (
                  <td>
                    <a href={to.file(`${name}.sig`)}>.sig</a>
                  </td>
                ) : null}
                <td>
                  {sha256 === undefined ? <a href={to.file(`${name}.sha256`)}>.sha256</a> : <code>{sha256}</code>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl class="facts">
        <dt>{words.sealed}</dt>
        <dd>
          <code>{list.digest}</code>
        </dd>
        <dt>{words.entry(grouped(entry.no), say.date(entry.time.slice(0, 10)))}</dt>
        <dd>
          <code>{entry.hash}</code>
        </dd>
      </dl>
      <p class="small quiet">
        {words.sealedText} {signed ? <a href={to.keys}>{words.keys}</a> : null}
      </p>
    </section>
  );
}
