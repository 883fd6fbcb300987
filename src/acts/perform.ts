/**
 * The one way in which an account does an act: whether the account may, what the act would change, and whether it waits
 * for a second officer. An office without accounts skips these questions and calls its verbs directly.
 */
import { Value } from 'typebox/value';
import type { Finding } from '../core/finding.ts';
import { isRefused } from '../core/finding.ts';
import { CONFIRMED_ACTS } from '../desk/accounts/permissions.ts';
import type { ChangeOptions } from '../desk/change.ts';
import { accessFinding, type FieldProblem } from '../desk/findings/access.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { needsFourEyes } from '../desk/registry/four-eyes.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { WritingDesk } from '../ledger/store.ts';
import type { Act, ActCall } from './act.ts';
import { refusalOfCall } from './allowed-call.ts';
import { keepRequest } from './requests.ts';

/**
 * `preview`: what it would change. `waits`: a second officer has to confirm it. `queued`: a worker does it, as a job.
 */
export interface Performed<V = unknown> extends Outcome<V> {
  readonly state: 'done' | 'preview' | 'waits' | 'refused' | 'queued';
  /** `r12`, where it waits for a second officer. */
  readonly request?: string;
  /** `j12`, where a worker does it. */
  readonly job?: string;
}

export interface PerformOptions extends Omit<ChangeOptions, 'author'> {
  /** Written together with a request, where the act has to wait for a second officer. */
  readonly withRequest?: (desk: WritingDesk, performed: Performed) => Promise<void>;
}

/** By the keyword of the schema that a value violates. */
const FIELD_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  required: 'missing',
  additionalProperties: 'unknown',
  anyOf: 'choice',
  const: 'choice',
  enum: 'choice',
  maxItems: 'size',
  maxLength: 'size',
  maximum: 'size',
  minItems: 'size',
  minLength: 'size',
  minimum: 'size',
  type: 'kind',
};

/** What is wrong with the input. Optional members that were left out are not passed to the verb. */
export function inputFaults(act: Act, input: unknown): readonly Finding[] {
  return [...Value.Errors(act.input, input)].map((error) => {
    const { instancePath, keyword, params } = error as {
      readonly instancePath: string;
      readonly keyword: string;
      readonly params?: Readonly<Record<string, unknown>>;
    };
    const missing = params?.['requiredProperties'] ?? params?.['additionalProperties'];
    const field = Array.isArray(missing) ? missing.join(', ') : instancePath.slice(1);
    return accessFinding('act.input', { act: act.id, field, problem: FIELD_PROBLEMS[keyword] ?? 'form' });
  });
}

/** What it would do, though how it is to be done is still to be said; undefined where something else stands against it, or nothing does. */
function withChoiceOpen(
  { leavesOpen = [] }: Act,
  { findings, ...shown }: Outcome<unknown> & { readonly effect?: unknown },
): Outcome<unknown> | undefined {
  const against = findings.filter(({ weight }) => weight === 'refuse');
  if (against.length === 0 || !against.every(({ code }) => leavesOpen.includes(code))) return undefined;
  const open = findings.map((each): Finding => (each.weight === 'refuse' ? { ...each, weight: 'warn' } : each));
  return { value: shown.value ?? shown.effect, findings: open };
}

export async function perform(
  office: Office,
  account: Account,
  act: Act,
  call: ActCall<unknown>,
  { withRequest, ...options }: PerformOptions = {},
): Promise<Performed> {
  const faults = inputFaults(act, call.input);
  if (faults.length > 0) return { state: 'refused', findings: faults };
  const against = await readOffice(office, (desk) => refusalOfCall(desk, account, act, call.input));
  if (against !== undefined) return { state: 'refused', ...refused(against) };
  const author = account.account;
  const isConfirmed = CONFIRMED_ACTS.includes(act.name) && (await readOffice(office, needsFourEyes));
  if (options.dryRun === true || isConfirmed) {
    const preview = await act.run(office, call as never, { ...options, author, dryRun: true });
    const open = options.dryRun === true ? withChoiceOpen(act, preview) : undefined;
    if (open !== undefined) return { state: 'preview', ...open };
    if (isRefused(preview.findings)) return { state: 'refused', ...preview };
    const isLight = act.weighs !== undefined && !act.weighs(preview, call.input as never);
    if (options.dryRun === true) return { state: 'preview', ...preview };
    if (!isLight) {
      const waiting = (request: string): Performed => {
        const note = accessFinding('access.second-officer', { request, act: act.id }, 'note');
        return { state: 'waits', request, value: preview.value, findings: [note, ...preview.findings] };
      };
      const asked = { act: act.id, call, by: author, ground: options.ground };
      return waiting(await keepRequest(office, asked, (desk, request) => withRequest?.(desk, waiting(request))));
    }
  }
  const outcome = await act.run(office, call as never, { ...options, author });
  return { state: isRefused(outcome.findings) ? 'refused' : 'done', ...outcome };
}
