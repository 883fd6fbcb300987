/**
 * Papers as stored. Identities have a table of their own, ordered by person: there are as many as persons, and callers
 * always know the person, so that no index by digest is needed. All other papers are found by digest; long ones are
 * deflated, and `content` is empty then.
 */
import { sql } from 'kysely';
import type { Desk, Paper, WritingDesk } from '../ledger/store.ts';
import { among } from './blocks.ts';
import { digestBytes, hexOf } from './columns.ts';
import { DEFLATED_FROM, deflated, inflated } from './deflated.ts';
import type { Connection, StoredRow } from './engine.ts';
import type { Tables } from './tables.ts';

type Connected = Connection<Tables>;

export const PAPER_COLUMNS = [
  'digest',
  'kind',
  'of',
  'salt',
  'content',
  'packed',
  'sha256',
] as const satisfies readonly (keyof Tables['papers'])[];
export const IDENTITY_COLUMNS = [
  'person',
  'digest',
  'salt',
  'content',
] as const satisfies readonly (keyof Tables['identities'])[];

const NOTHING = new Uint8Array();

/** Content that cannot be unpacked, or has both forms, reads as empty, which does not match the digest. */
function contentOf(content: Uint8Array, packed: Uint8Array | null): Uint8Array {
  if (packed === null) return content;
  return (content.length === 0 ? inflated(packed) : undefined) ?? NOTHING;
}

/** Undefined where a content is short, and stored as it is. */
export const packedContent = (content: Uint8Array): Uint8Array | undefined =>
  content.length < DEFLATED_FROM ? undefined : deflated(content);

export function storedContent(content: Uint8Array): readonly [content: Uint8Array, packed: Uint8Array | null] {
  const packed = packedContent(content);
  return packed === undefined ? [content, null] : [NOTHING, packed];
}

const paperIn = ({ digest, kind, of, salt, content, sha256, packed }: Paper): StoredRow => [
  digest,
  kind,
  of,
  salt,
  ...(packed === undefined ? storedContent(content) : [NOTHING, packed]),
  sha256 ?? null,
];

const identityIn = ({ digest, of, salt, content }: Paper): StoredRow => [of, digestBytes(digest), salt, content];

const paperFrom = ([digest, kind, of, salt, content, packed, sha256]: StoredRow): Paper => {
  const whole = contentOf(content as Uint8Array, packed as Uint8Array | null);
  const paper = { digest, kind, of, salt, content: whole } as Paper;
  return sha256 === null ? paper : { ...paper, sha256: sha256 as string };
};

const identityFrom = ([of, digest, salt, content]: StoredRow): Paper =>
  ({ digest, kind: 'identity', of, salt, content }) as Paper;

/** Persons whose identities come as one piece of bytes. */
const PERSONS_AT_ONCE = 5000;
const DIGEST_LETTERS = 64;

function piecesOf([of, digests, salts, contents, bytes]: readonly [
  string,
  string | null,
  string,
  string,
  Uint8Array | null,
]): readonly Paper[] {
  if (digests === null || bytes === null) return [];
  const [saltLengths, contentLengths] = [JSON.parse(salts) as number[], JSON.parse(contents) as number[]];
  let end = 0;
  return (JSON.parse(of) as number[]).map((person, at) => {
    const from = end;
    const middle = from + (saltLengths[at] as number);
    end = middle + (contentLengths[at] as number);
    const digest = digests.slice(at * DIGEST_LETTERS, (at + 1) * DIGEST_LETTERS);
    return {
      digest,
      kind: 'identity',
      of: person,
      salt: bytes.subarray(from, middle),
      content: bytes.subarray(middle, end),
    };
  });
}

type PapersDesk = Pick<Desk, 'paper' | 'papers' | 'papersOf' | 'identityPapers' | 'identityCount' | 'reportsWith'>;

export function readingPapers({ kind, db, rows }: Connected): PapersDesk {
  const papers: Desk['papers'] = async (digests) =>
    digests.length === 0
      ? []
      : (
          await rows(
            db
              .selectFrom('papers')
              .select(PAPER_COLUMNS)
              .where(among(kind, 'digest', digests))
              .orderBy('digest'),
          )
        ).map(paperFrom);

  const identityPapers: Desk['identityPapers'] = async (persons) => {
    if (kind !== 'sqlite') return identityRows(persons);
    const [asked, papers] = [Int32Array.from(new Set(persons)).sort(), [] as Paper[]];
    for (let from = 0; from < asked.length; from += PERSONS_AT_ONCE)
      for (const paper of await inOnePiece([...asked.subarray(from, from + PERSONS_AT_ONCE)])) papers.push(paper);
    return papers;
  };

  /** SQLite's driver makes an array of its own of every salt and every content, which takes longer than all else. */
  const inOnePiece = async (persons: readonly number[]): Promise<readonly Paper[]> => {
    const [row] = await rows(
      sql`select json_group_array(person), group_concat(hex, ''), json_group_array(length(salt)), json_group_array(length(content)),
          cast(group_concat(cast(salt as text) || cast(content as text), '') as blob)
        from (select person, ${hexOf(kind, 'digest')} as hex, salt, content from identities
          where ${among(kind, 'person', persons)} order by person, digest)`.compile(db),
    );
    return piecesOf(row as readonly [string, string | null, string, string, Uint8Array | null]);
  };

  const identityRows = async (persons: readonly number[]): Promise<readonly Paper[]> =>
    persons.length === 0
      ? []
      : (
          await rows(
            db
              .selectFrom('identities')
              .select('person')
              .select(hexOf(kind, 'digest').as('hex'))
              .select(['salt', 'content'])
              .where(among(kind, 'person', persons))
              .orderBy('person')
              .orderBy('digest'),
          )
        ).map(identityFrom);

  return {
    paper: async (digest) => (await papers([digest]))[0],
    papers,
    papersOf: async (paperKind, of) => {
      if (paperKind === 'identity') return identityPapers([of]);
      const all = db.selectFrom('papers').select(PAPER_COLUMNS).where('kind', '=', paperKind).where('of', '=', of);
      return (await rows(all.orderBy('digest'))).map(paperFrom);
    },
    identityPapers,
    identityCount: async () => {
      const { count } = await db
        .selectFrom('identities')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    reportsWith: async (sha256) =>
      sha256.length === 0
        ? []
        : ((await db
            .selectFrom('papers')
            .select(['sha256', 'of as event'])
            .distinct()
            .where(among(kind, 'sha256', sha256))
            .where('kind', '=', 'report')
            .orderBy('sha256')
            .orderBy('event')
            .execute()) as { sha256: string; event: number }[]),
  };
}

export function writingPapers({ kind, db, insertMany }: Connected): Pick<WritingDesk, 'keepPapers' | 'dropPapers'> {
  return {
    keepPapers: async (papers) => {
      const identities: StoredRow[] = [];
      const others: StoredRow[] = [];
      for (const paper of papers) {
        if (paper.kind === 'identity') identities.push(identityIn(paper));
        else others.push(paperIn(paper));
      }
      if (identities.length > 0) await insertMany('identities', IDENTITY_COLUMNS, identities);
      if (others.length > 0) await insertMany('papers', PAPER_COLUMNS, others);
    },
    dropPapers: async (digests, persons) => {
      if (digests.length === 0) return;
      await db
        .deleteFrom('papers')
        .where(among(kind, 'digest', digests))
        .execute();
      if (persons.length === 0) return;
      await db
        .deleteFrom('identities')
        .where(among(kind, 'person', persons))
        .where(among(kind, hexOf(kind, 'digest'), digests))
        .execute();
    },
  };
}
