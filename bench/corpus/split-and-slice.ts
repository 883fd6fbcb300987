/** The plain way to read a TRF file: decode, split into lines, slice the columns, trim. No checks and no findings. */
export interface SlicedPlayer {
  readonly startNumber: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  /** 0 where there is none. */
  readonly rating: number;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly points: number;
  readonly rank: number;
  readonly rounds: readonly { readonly opponent: number; readonly colour: string; readonly result: string }[];
}

export interface SlicedFile {
  readonly fields: Readonly<Record<string, string>>;
  readonly players: readonly SlicedPlayer[];
}

export function splitAndSlice(bytes: Uint8Array): SlicedFile {
  const fields: Record<string, string> = {};
  const players: SlicedPlayer[] = [];
  for (const line of new TextDecoder('utf-8').decode(bytes).split(/\r?\n/)) {
    const code = line.slice(0, 3);
    if (code !== '001') {
      fields[code] = line.slice(4).trim();
      continue;
    }
    const rounds: SlicedPlayer['rounds'][number][] = [];
    for (let at = 91; at < line.length; at += 10) {
      rounds.push({
        opponent: Number(line.slice(at, at + 4).trim()),
        colour: line.slice(at + 5, at + 6).trim(),
        result: line.slice(at + 7, at + 8).trim(),
      });
    }
    players.push({
      startNumber: Number(line.slice(4, 8).trim()),
      sex: line.slice(9, 10).trim(),
      title: line.slice(10, 13).trim(),
      name: line.slice(14, 47).trim(),
      rating: Number(line.slice(48, 52).trim()),
      federation: line.slice(53, 56).trim(),
      fideId: line.slice(57, 68).trim(),
      birth: line.slice(69, 79).trim(),
      points: Number(line.slice(80, 84).trim()),
      rank: Number(line.slice(85, 89).trim()),
      rounds,
    });
  }
  return { fields, players };
}
