/** Headings and short words of tables and explanations. */
export interface Words {
  readonly player: string;
  readonly before: string;
  readonly games: string;
  readonly score: string;
  readonly expected: string;
  readonly k: string;
  readonly change: string;
  readonly after: string;
  readonly remark: string;
  readonly kind: string;
  readonly scoreDifference: string;
  readonly gamePoints: string;
  readonly grade: string;
  readonly unrated: string;
  readonly none: string;
  readonly findings: string;
  readonly noFindings: string;
  readonly notRated: string;
  readonly line: string;
  readonly column: string;
  readonly weights: Readonly<Record<'refuse' | 'warn' | 'note', string>>;
  readonly statuses: Readonly<
    Record<'rated' | 'no-games' | 'delisted' | 'listed' | 'part-result' | 'below-floor' | 'zero', string>
  >;
  readonly kinds: Readonly<Record<'rated' | 'unsettled' | 'fide' | 'newcomer', string>>;
  readonly approvedBy: (who: string) => string;
  readonly title: (name: string, before: string, after: string) => string;
}
