/** What an act answers, or would: corrections in tables of their own, anything else field by field. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';
import { correctionIn, CorrectionView } from './correction.tsx';
import { type ValueNames, ValueView } from './value.tsx';

export function AnswerView({ value, site, names }: { value: unknown; site: Site; names: ValueNames }): VNode | null {
  if (value === undefined) return null;
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
