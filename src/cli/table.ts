/** Columns side by side: the first to the left, the others to the right. */
const widthOf = (text: string): number => [...text].length;

export function tableLines(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heads.map((head, at) => Math.max(widthOf(head), ...rows.map((row) => widthOf(row[at] as string))));
  const padded = (text: string, at: number): string => {
    const blanks = ' '.repeat((widths[at] as number) - widthOf(text));
    return at === 0 ? text + blanks : blanks + text;
  };
  return [heads, ...rows].map((row) => row.map(padded).join('  ').trimEnd());
}
