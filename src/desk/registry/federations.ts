/** Federations: whether they are members, and their rating officers. */
import { isRefused } from '../../core/finding.ts';
import { canonicalBytes } from '../../ledger/canonical.ts';
import { paperOf, SALT_LENGTH, paperRecord } from '../../ledger/papers.ts';
import type { Desk, FederationRow, Paper } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { federationCode } from './fields.ts';
import { registryFinding } from '../findings/registry.ts';

export const MEMBERSHIPS = ['member', 'suspended', 'not-a-member'] as const;
export type Membership = (typeof MEMBERSHIPS)[number];

export interface FederationFacts {
  readonly federation: string;
  readonly status: string;
  /** The rating officer: a name, an address. Null: none; absent: unchanged. */
  readonly officer?: string | null;
}

export interface ShownFederation {
  readonly federation: string;
  readonly status: Membership;
  readonly officer?: string;
}

/** Papers of officers are not about a person of the registry. */
const NOBODY = 0;

function officerPaper(officer: string, random: Office['random']): Paper {
  const [content, salt] = [canonicalBytes({ officer }), random(SALT_LENGTH)];
  return { digest: paperOf(content, salt).digest, kind: 'officer', of: NOBODY, salt, content };
}

async function shown(desk: Desk, rows: readonly FederationRow[]): Promise<readonly ShownFederation[]> {
  const papers = await desk.papers(rows.flatMap(({ officer }) => officer ?? []));
  const names = new Map(
    papers.map((paper) => [paper.digest, paperRecord<{ readonly officer: string }>(paper).officer]),
  );
  return rows.map(({ federation, status, officer }) => {
    const name = officer === null ? undefined : names.get(officer);
    return { federation, status, ...(name === undefined ? {} : { officer: name }) };
  });
}

export function setFederation(
  office: Office,
  { federation: code, status, officer }: FederationFacts,
  options: ChangeOptions,
): Promise<Outcome<ShownFederation>> {
  return changeOffice(office, options, async ({ desk, post, random }) => {
    if ((await desk.office()) === undefined) return refused(registryFinding('office.not-open', {}));
    const federation = federationCode(code);
    const findings = [
      ...(federation === undefined ? [registryFinding('federation.code', { seen: code })] : []),
      ...(isStatus(status) ? [] : [registryFinding('federation.status', { seen: status, expected: MEMBERSHIPS })]),
    ];
    if (federation === undefined || !isStatus(status) || isRefused(findings)) return refused(...findings);
    const before = (await desk.federations()).find((row) => row.federation === federation);
    const [known] = before === undefined ? [] : await shown(desk, [before]);
    const name = officer === undefined ? known?.officer : (officer ?? undefined)?.trim();
    const value: ShownFederation = {
      federation,
      status,
      ...(name === undefined || name === '' ? {} : { officer: name }),
    };
    if (known !== undefined && known.status === value.status && known.officer === value.officer) {
      return { value, findings: [registryFinding('federation.unchanged', { federation }, 'note')] };
    }
    const isSame = value.officer !== undefined && value.officer === known?.officer;
    const paper = value.officer === undefined || isSame ? undefined : officerPaper(value.officer, random);
    const digest = isSame ? (before?.officer as string) : paper?.digest;
    await post({
      kind: 'federation.set',
      data: { federation, status, ...(digest === undefined ? {} : { officer: digest }) },
      ...(paper === undefined ? {} : { papers: [paper] }),
    });
    return { value, findings };
  });
}

const isStatus = (text: string): text is Membership => (MEMBERSHIPS as readonly string[]).includes(text);

/** All of them, or one. */
export const showFederations = (office: Office, federation?: string): Promise<readonly ShownFederation[]> =>
  readOffice(office, async (desk) => {
    const rows = await desk.federations();
    const code = federation === undefined ? undefined : (federationCode(federation) ?? '');
    return shown(desk, code === undefined ? rows : rows.filter((row) => row.federation === code));
  });
