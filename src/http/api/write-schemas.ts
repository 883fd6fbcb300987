/** The schemas of requests that change something or need a key, and of their answers. */
import { JOB_PHASES, JOB_STATES } from '../../jobs/job.ts';
import Type, { type Static, type TSchema } from 'typebox';
import { KEY_SCOPES } from '../../desk/accounts/api-keys.ts';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from '../../desk/accounts/webhooks.ts';
import { ATTACHMENT_FORMS } from '../../ledger/entries.ts';
import { ROLES } from '../../desk/accounts/permissions.ts';
import { ENCODINGS } from '../../desk/events/given.ts';
import { REPORT_RATINGS } from '../../core/report.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { API_WORDS } from '../../content/en/pages/api.ts';

export type { ActId, ActInputs } from '../../acts/registry.ts';

const { meanings: MEANINGS } = API_WORDS;
const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);
const Text = Type.String();
const Lang = Type.Enum([...LANGUAGES], { description: MEANINGS.lang });
const EventNumber = Type.String({ pattern: '^[eE][1-9][0-9]{0,14}$', examples: ['e12'] });

/** A finding, with its text in the requested language. */
export const FindingSchema = Type.Object({
  code: Text,
  weight: Type.Enum(['refuse', 'warn', 'note']),
  clause: optional(Text),
  at: optional(Type.Object({ line: optional(Type.Integer()), column: optional(Type.Integer()), path: optional(Text) })),
  facts: Type.Record(Type.String(), Type.Unknown()),
  message: Text,
});

const PERFORMED = {
  /**
   * done; preview: what it would change; waits: a second officer has to confirm it; queued: a worker does it; refused:
   * nothing was changed.
   */
  state: Type.Enum(['done', 'preview', 'waits', 'queued', 'refused']),
  /** The request that waits. */
  request: optional(Text),
  /** The job that does it. */
  job: optional(Text),
  /** The answer to an earlier identical request. */
  repeated: optional(Type.Boolean()),
  findings: Type.Array(FindingSchema),
};

export const ActAnswerSchema = Type.Object({ ...PERFORMED, value: optional(Type.Unknown()) });

/** The result of one report. */
const ReportOutcomeSchema = Type.Object({
  file: optional(Text),
  /** Absent where the report was refused. */
  event: optional(Text),
  pool: optional(Text),
  state: optional(Text),
  players: optional(Type.Integer()),
  games: optional(Type.Integer()),
  questions: optional(Type.Integer()),
  /** The same bytes exist already, as this event. */
  repeated: optional(Type.Boolean()),
  /** The address of its state. */
  see: optional(Text),
  findings: Type.Array(FindingSchema),
});

export const SentReportsSchema = Type.Object({ ...PERFORMED, reports: Type.Array(ReportOutcomeSchema) });

/** The state of a report, and what it would change. Changes are provisional until a list has them. */
export const ReportStateSchema = Type.Object({
  event: Text,
  pool: Text,
  state: Text,
  name: Text,
  start: optional(Text),
  end: optional(Text),
  edition: optional(Text),
  list: optional(Text),
  players: Type.Integer(),
  games: Type.Integer(),
  sha256: optional(Text),
  received: optional(Text),
  questions: Type.Array(
    Type.Object({ question: Type.Integer(), kind: Text, player: optional(Type.Integer()), message: Text }),
  ),
  findings: Type.Array(FindingSchema),
  changes: Type.Array(
    Type.Object({
      player: Text,
      name: optional(Text),
      before: optional(Type.Integer()),
      after: optional(Type.Integer()),
      games: Type.Integer(),
      provisional: Type.Boolean(),
    }),
  ),
  comments: Type.Array(Type.Object({ no: Type.Integer(), time: Text, author: Text, text: optional(Text) })),
});

export const RequestsSchema = Type.Object({
  requests: Type.Array(
    Type.Object({
      request: Text,
      act: Text,
      input: Type.Unknown(),
      files: Type.Array(Text),
      by: Text,
      asked: Text,
      ground: optional(Text),
      state: Type.Enum(['waits', 'confirmed', 'declined']),
      ended: optional(Type.Object({ by: Text, time: Text, ground: optional(Text) })),
    }),
  ),
});

/** A job, and its progress. */
const SHOWN_JOB = {
  job: Text,
  act: Text,
  input: Type.Unknown(),
  by: Text,
  asked: Text,
  ground: optional(Text),
  /** It is a preview. */
  isPreview: optional(Type.Boolean()),
  /** As they were sent, and their total length. */
  files: Type.Integer(),
  bytes: Type.Integer(),
  state: Type.Enum([...JOB_STATES]),
  phase: optional(Type.Enum([...JOB_PHASES])),
  done: Type.Integer(),
  total: optional(Type.Integer()),
  started: optional(Text),
  ended: optional(Text),
  worker: optional(Text),
  outcome: optional(Text),
  request: optional(Text),
  fault: optional(Text),
};
export const JobsSchema = Type.Object({ jobs: Type.Array(Type.Object(SHOWN_JOB)) });
/** With the answer of the act, once it has ended. */
export const JobSchema = Type.Object({
  ...SHOWN_JOB,
  value: optional(Type.Unknown()),
  findings: optional(Type.Array(FindingSchema)),
});

export const WebhooksSchema = Type.Object({
  webhooks: Type.Array(
    Type.Object({
      webhook: Text,
      url: Text,
      events: Type.Array(Type.Enum([...WEBHOOK_EVENTS])),
      by: Text,
      made: Text,
    }),
  ),
});
export const DeliveriesSchema = Type.Object({
  deliveries: Type.Array(
    Type.Object({
      delivery: Text,
      webhook: Text,
      attempts: Type.Integer(),
      state: Type.Enum([...DELIVERY_STATES]),
      last: optional(Text),
      time: Text,
      type: optional(Type.Enum([...WEBHOOK_EVENTS])),
      event: optional(Text),
      pool: optional(Text),
      list: optional(Text),
    }),
  ),
});

const ATTACHED = {
  /** The original name of the file. */
  name: optional(Text),
  type: Type.Enum(['pdf', 'png', 'jpeg']),
  /** In bytes. */
  size: Type.Integer(),
};
/** Forms stored under a KOMIR number, oldest first. */
export const FormsSchema = Type.Object({
  forms: Type.Array(
    Type.Object({
      /** The number by which it is requested. */
      entry: Type.Integer(),
      form: Type.Enum([...ATTACHMENT_FORMS]),
      ...ATTACHED,
      time: Text,
      author: Text,
      ground: optional(Text),
    }),
  ),
});
/** A form as it was sent. */
export const FormSchema = Type.Object({ ...ATTACHED, base64: Text });

/** All data about one person; members may be added. */
export const PersonDataSchema = Type.Object({
  office: Text,
  time: Text,
  player: Text,
  card: Type.Object({}, { additionalProperties: true }),
  identities: Type.Array(Type.Object({}, { additionalProperties: true })),
  forms: Type.Array(Type.Object({}, { additionalProperties: true })),
  ratings: Type.Array(
    Type.Object({
      pool: Text,
      list: Text,
      rating: Type.Union([Type.Integer(), Type.Null()]),
      games: Type.Integer(),
      peak: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  results: Type.Array(
    Type.Object({
      event: Text,
      before: Type.Union([Type.Integer(), Type.Null()]),
      after: Type.Union([Type.Integer(), Type.Null()]),
      games: Type.Integer(),
      score: Type.Number(),
      k: Type.Union([Type.Number(), Type.Null()]),
      change: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  decisions: Type.Array(Type.Object({ pool: Text, day: Text, decision: Type.Unknown() })),
  entries: Type.Array(Type.Object({ entry: Type.Integer(), time: Text, kind: Text, ground: optional(Text) })),
  readings: Type.Array(Type.Object({ time: Text, what: Text })),
});

export const MeSchema = Type.Object({
  account: Text,
  name: optional(Text),
  role: Type.Enum([...ROLES]),
  pools: optional(Type.Array(Text)),
  federation: optional(Text),
  club: optional(Text),
  /** The name of the key, and its scopes. */
  key: Text,
  scopes: Type.Array(Type.Enum([...KEY_SCOPES])),
  /** Acts that role and key allow, at least in some cases. */
  acts: Type.Array(Text),
});

/** `dryRun=1`: a preview, which changes nothing. */
export const WriteQuerySchema = Type.Object(
  { dryRun: optional(Type.Enum(['1', '0'], { description: MEANINGS.dryRun })), lang: optional(Lang) },
  { additionalProperties: false },
);
export const ReportQuerySchema = Type.Object(
  {
    ...WriteQuerySchema.properties,
    name: optional(Type.String({ maxLength: 300, description: MEANINGS.fileName, examples: ['open.trf'] })),
    pool: optional(Type.String({ maxLength: 60, description: MEANINGS.pool, examples: ['fide'] })),
    event: optional(EventNumber),
    partOf: optional(EventNumber),
    received: optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    accept: optional(Type.Enum(['clean'])),
    although: optional(Type.Enum(['sent-before'])),
    encoding: optional(Type.Enum([...ENCODINGS])),
    reportRatings: optional(Type.Enum([...REPORT_RATINGS])),
    ground: optional(Type.String({ maxLength: 2000 })),
  },
  { additionalProperties: false },
);
export const KeyedLangSchema = Type.Object({ lang: optional(Lang) }, { additionalProperties: false });
export const RequestsQuerySchema = Type.Object(
  { state: optional(Type.Enum(['waits', 'confirmed', 'declined'])), lang: optional(Lang) },
  { additionalProperties: false },
);
export const JobsQuerySchema = Type.Object(
  { state: optional(Type.Enum([...JOB_STATES])), lang: optional(Lang) },
  { additionalProperties: false },
);
export const JobParamsSchema = Type.Object({
  job: Type.String({ pattern: '^[jJ][1-9][0-9]{0,14}$', examples: ['j3'] }),
});
const PlayerParam = Type.String({ maxLength: 100, examples: ['komir:12345'] });
export const FormsParamsSchema = Type.Object({ player: PlayerParam });
export const FormParamsSchema = Type.Object({
  player: PlayerParam,
  entry: Type.String({ pattern: '^[1-9][0-9]{0,14}$', examples: ['412'] }),
});
export const ReportParamsSchema = Type.Object({ event: EventNumber });
export const RequestParamsSchema = Type.Object({
  request: Type.String({ pattern: '^[rR][1-9][0-9]{0,14}$', examples: ['r3'] }),
});

/** A file within JSON: as text, or as base64. */
export const FileSchema = Type.Object({ name: optional(Text), text: optional(Text), base64: optional(Text) });

/** Parameters beside the input of an act. */
export const BESIDE = {
  ground: optional(Type.String({ maxLength: 2000 })),
  clockIsRight: optional(Type.Boolean()),
};
export const BesideSchema = Type.Object(BESIDE);

/** Names of answers in the document and in the client. */
export const NAMED_ANSWERS = {
  ActAnswer: ActAnswerSchema,
  DeliveriesAnswer: DeliveriesSchema,
  FormAnswer: FormSchema,
  FormsAnswer: FormsSchema,
  PersonDataAnswer: PersonDataSchema,
  JobAnswer: JobSchema,
  JobsAnswer: JobsSchema,
  MeAnswer: MeSchema,
  ReportStateAnswer: ReportStateSchema,
  RequestsAnswer: RequestsSchema,
  SentReportsAnswer: SentReportsSchema,
  WebhooksAnswer: WebhooksSchema,
} as const;

export type FindingAnswer = Static<typeof FindingSchema>;
export type ActAnswer = Static<typeof ActAnswerSchema>;
export type SentReportsAnswer = Static<typeof SentReportsSchema>;
export type ReportStateAnswer = Static<typeof ReportStateSchema>;
export type JobAnswer = Static<typeof JobSchema>;
export type JobsAnswer = Static<typeof JobsSchema>;
export type RequestsAnswer = Static<typeof RequestsSchema>;
export type WebhooksAnswer = Static<typeof WebhooksSchema>;
export type DeliveriesAnswer = Static<typeof DeliveriesSchema>;
export type FormAnswer = Static<typeof FormSchema>;
export type FormsAnswer = Static<typeof FormsSchema>;
export type PersonDataAnswer = Static<typeof PersonDataSchema>;
export type MeAnswer = Static<typeof MeSchema>;
export type ReportQuery = Static<typeof ReportQuerySchema>;
