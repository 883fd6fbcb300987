import dpRows from './tables/fide-dp.json' with { type: 'json' };
import pdRows from './tables/fide-pd.json' with { type: 'json' };

/** Table 8.1a (8.1.1): hundredths of a fractional score give a difference. */
const dpByHundredths = new Map<number, number>();
for (const row of dpRows) dpByHundredths.set(Math.round(row.p * 100), row.dp);

export function dp(hundredths: number): number {
  const difference = dpByHundredths.get(hundredths);
  if (difference === undefined) throw new Error(`no row of table 8.1a for ${hundredths}`);
  return difference;
}

/** Table 8.1b (8.1.2): a difference gives the expected score of its owner, in hundredths. */
export function pd(difference: number): number {
  const size = Math.abs(difference);
  for (const row of pdRows) {
    if (size >= row.min && (row.max === null || size <= row.max)) {
      return Math.round((difference >= 0 ? row.h : row.l) * 100);
    }
  }
  throw new Error(`no row of table 8.1b for ${difference}`);
}
