/** How the office can be checked: what is signed, a file checked in the page, the ledger's head, audits, keys. */
import type { VNode } from 'preact';
import type { VerifyWords } from '../../../content/en/pages/verify.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { FactLine } from '../../parts/fact.tsx';
import type { Site } from '../../site.ts';

export interface ShownKey {
  readonly key: string;
  readonly publicKey: string;
  readonly from: string;
  readonly until?: string;
  readonly disclosed?: true;
}

export interface VerifyData {
  /** The office's name in signatures. */
  readonly office: string;
  readonly head: { readonly no: number; readonly hash: string; readonly time: string };
  readonly keys: readonly ShownKey[];
  /** Whether this server offers signatures. */
  readonly signs: boolean;
  /** A file of the newest list of each pool. */
  readonly files: readonly { readonly pool: string; readonly name: string }[];
  /** The newest checkpoint of the public log, word for word, when the page was made. */
  readonly checkpoint?: string | undefined;
  readonly officers: readonly { readonly federation: string; readonly officer: string }[];
}

export function verifyPage(data: VerifyData, site: Site): Page {
  const words = site.pages.verify;
  return {
    title: words.title,
    description: words.lead,
    address: site.to.verify,
    islands: ['verify'],
    body: <Verify data={data} site={site} words={words} />,
  };
}

function Verify({ data, site, words }: { data: VerifyData; site: Site; words: VerifyWords }): VNode {
  const { head, keys, files, officers } = data;
  const [first] = files;
  return (
    <article class="verify">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <section>
        <h2>{words.signed}</h2>
        {words.signedText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h2>{words.here}</h2>
        <div
          id="verify-here"
          class="drop no-print"
          inert
          data-words={JSON.stringify(words.verdicts)}
          data-keys={JSON.stringify({ office: data.office, keys })}
          data-proofs={JSON.stringify(words.proofs)}
        >
          <p>{words.hereText}</p>
          <label>
            {words.choose} <input type="file" multiple />
          </label>
          <form>
            <label>
              {words.paste} <input type="text" name="code" autocomplete="off" />
            </label>{' '}
            <button type="submit">{words.pasteDo}</button>
          </form>
          <p role="status" class="verdict" />
        </div>
        <noscript>
          <p class="notice">{words.noScript}</p>
        </noscript>
        <p class="small">{words.keysWarning}</p>
        {data.signs ? null : <p class="notice">{words.unsignedHere}</p>}
        {files.length === 0 ? null : (
          <>
            <h3>{words.files}</h3>
            {data.signs ? <p class="small">{words.filesText}</p> : null}
            <ul>
              {files.map(({ pool, name }) => (
                <li key={name}>
                  {site.poolName(pool)}: <a href={site.to.file(name)}>{name}</a>
                  {data.signs ? (
                    <>
                      , <a href={site.to.file(`${name}.sig`)}>.sig</a>
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{words.elsewhere}</h3>
        <p>{words.elsewhereText}</p>
        <pre class="scroll" tabIndex={0}>
          elobook verify-list {first?.name ?? 'fide-2026-10.csv'} --keys elobook-keys.json
        </pre>
      </section>
      <section>
        <h2>{words.keys}</h2>
        {keys.length === 0 ? <p>{words.noKeys}</p> : <Keys keys={keys} site={site} words={words} />}
        <p>
          <a href={site.to.keys}>{words.keysFile}</a>
        </p>
      </section>
      <section>
        <h2>{words.ledger}</h2>
        <p>{words.ledgerText}</p>
        <dl class="facts">
          <FactLine name={words.entry}>{site.grouped(head.no)}</FactLine>
          <FactLine name={words.time}>{timeText(head.time, site)}</FactLine>
          <FactLine name={words.hash}>
            <code class="hash">{head.hash}</code>
          </FactLine>
        </dl>
      </section>
      <section>
        <h2>{words.log}</h2>
        <p>{words.logText}</p>
        {data.checkpoint === undefined ? (
          <p>{words.logNone}</p>
        ) : (
          <pre class="scroll" tabIndex={0}>
            {data.checkpoint}
          </pre>
        )}
        <ul class="row">
          {data.checkpoint === undefined ? null : (
            <li>
              <a href={`${site.base}/log/checkpoint`}>{words.logCheckpoint}</a>
            </li>
          )}
          <li>
            <a href={`${site.base}/log/entries.jsonl`}>{words.logEntries}</a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{words.audit}</h2>
        {words.auditText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <pre class="scroll" tabIndex={0}>
          {'elobook export office.jsonl\nelobook import office.jsonl --db copy.db\nelobook verify --db copy.db'}
        </pre>
        <h3>{words.ask}</h3>
        <ul>
          {officers.map(({ federation, officer }) => (
            <li key={federation}>
              {federation}: {officer}
            </li>
          ))}
          <li>
            <a href={site.to.mistake()}>{site.words.mistake}</a>
          </li>
        </ul>
      </section>
    </article>
  );
}

/** `2026-11-01T08:30:00.000Z`: the day in words, and the time in UTC. */
const timeText = (time: string, { say }: Site): string =>
  time === '' ? '–' : `${say.date(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;

function Keys({ keys, site, words }: { keys: readonly ShownKey[]; site: Site; words: VerifyWords }): VNode {
  const columns: Columns<ShownKey> = [
    { title: words.key, is: 'name', cell: ({ key }) => <code>{key}</code> },
    {
      title: words.from,
      cell: ({ from }) => (
        <>
          <span class="narrow quiet small">{words.from}: </span>
          {timeText(from, site)}
        </>
      ),
    },
    {
      title: words.until,
      cell: ({ until, disclosed }) => (
        <>
          {until === undefined ? words.now : timeText(until, site)}
          {disclosed === true ? <strong> · {words.disclosed}</strong> : null}
        </>
      ),
    },
    { title: words.publicKey, cell: ({ publicKey }) => <code class="hash small">{publicKey}</code> },
  ];
  return (
    <div class="scroll" tabIndex={0}>
      <ColumnTable kind="keys" columns={columns} rows={[...keys].reverse()} keyOf={({ key }) => key}>
        <caption>{words.keyCount(keys.length, site.say)}</caption>
      </ColumnTable>
    </div>
  );
}
