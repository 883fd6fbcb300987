/** The answer of an act, or of its preview: lists by their reports, corrections in tables of their own, anything else field by field. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';
import { correctionIn, CorrectionView } from './correction.tsx';
import { listReportIn, ListReportView } from './list-report.tsx';
import { type ValueNames, ValueView } from './value.tsx';

export function AnswerView({ value, site, names }: { value: unknown; site: Site; names: ValueNames }): VNode | null {
  if (value === undefined) return null;
  const report = listReportIn(value);
  if (report !== undefined) return <ListReportView report={report} site={site} nameOf={names.nameOf} />;
  const corrected = correctionIn(value);
  return corrected === undefined ? (
    <ValueView value={value} site={site} names={names} />
  ) : (
    <CorrectionView corrected={corrected} site={site} names={names} />
  );
}

/** An act in few words; its id where it is none that the API describes. */
export const actWord = (id: string, { pages }: Pick<Site, 'pages'>): string =>
  ((pages.api.acts as Readonly<Record<string, string | undefined>>)[id] ?? id).split(/[:;]/)[0] as string;
