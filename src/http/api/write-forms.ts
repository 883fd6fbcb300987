/**
 * Forms stored under a KOMIR number, for programs: a list of them, and one as it was sent; and all data about one
 * person.
 */
import { Buffer } from 'node:buffer';
import type { Finding } from '../../core/finding.ts';
import { refusalOf } from '../../desk/accounts/allowed.ts';
import { scopesOf } from '../../desk/accounts/api-keys.ts';
import { readOffice } from '../../desk/office.ts';
import { recordReading } from '../../desk/readings/record.ts';
import { listForms, openForm } from '../../desk/registry/attachments.ts';
import { refusedAnswer } from './write-answers.ts';
import type { KeyedRequest, KeyedRoute } from './write-route.ts';
import { personData } from '../../desk/registry/person-data.ts';
import {
  FormParamsSchema,
  FormSchema,
  FormsParamsSchema,
  FormsSchema,
  KeyedLangSchema,
  PersonDataSchema,
} from './write-schemas.ts';

const mayNot = ({ serving: { office }, holder }: KeyedRequest): Promise<Finding | undefined> =>
  readOffice(office, (desk) => refusalOf(desk, holder.account, 'players.attach', {}));

const FORMS: KeyedRoute = {
  method: 'GET',
  name: 'forms',
  path: '/players/:player/forms',
  tag: 'office',
  scopes: scopesOf('players.attach'),
  params: FormsParamsSchema,
  query: KeyedLangSchema,
  answer: FormsSchema,
  make: async (asked) => {
    const { serving, params, language } = asked;
    const against = await mayNot(asked);
    if (against !== undefined) return refusedAnswer(against, language);
    const { value, findings } = await listForms(serving.office, params['player'] as string);
    return value === undefined
      ? refusedAnswer(findings[0] as Finding, language)
      : { status: 200, value: { forms: value } };
  },
};

/** Reading it is recorded, as it may contain a day of birth. */
const FORM: KeyedRoute = {
  method: 'GET',
  name: 'form',
  path: '/players/:player/forms/:entry',
  tag: 'office',
  scopes: scopesOf('players.attach'),
  params: FormParamsSchema,
  query: KeyedLangSchema,
  answer: FormSchema,
  make: async (asked) => {
    const { serving, holder, params, language } = asked;
    const against = await mayNot(asked);
    if (against !== undefined) return refusedAnswer(against, language);
    const player = params['player'] as string;
    const { value, findings } = await openForm(serving.office, { player, entry: Number(params['entry']) });
    if (value === undefined) return refusedAnswer(findings[0] as Finding, language);
    await recordReading(serving.office, { reader: holder.account.account, what: 'players.show', player });
    const { name, type, bytes } = value;
    return { status: 200, value: { name, type, size: bytes.length, base64: Buffer.from(bytes).toString('base64') } };
  },
};

/** All data about one person, for the person. */
const PERSON_DATA: KeyedRoute = {
  method: 'GET',
  name: 'person-data',
  path: '/players/:player/data',
  tag: 'office',
  scopes: scopesOf('players.export'),
  params: FormsParamsSchema,
  query: KeyedLangSchema,
  answer: PersonDataSchema,
  make: async ({ serving: { office }, holder, params, language }) => {
    const against = await readOffice(office, (desk) => refusalOf(desk, holder.account, 'players.export', {}));
    if (against !== undefined) return refusedAnswer(against, language);
    const { value, findings } = await personData(office, params['player'] as string);
    if (value === undefined) return refusedAnswer(findings[0] as Finding, language);
    await recordReading(office, { reader: holder.account.account, what: 'players.show', player: value.player });
    return { status: 200, value };
  },
};

export const FORM_ROUTES: readonly KeyedRoute[] = [FORMS, FORM, PERSON_DATA];
