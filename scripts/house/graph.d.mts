/** What tests use of `graph.mjs`. */
interface Path {
  readonly path: string;
  readonly isType: boolean;
}

interface Import {
  readonly to: string;
  readonly isType: boolean;
}

export type Files = ReadonlyMap<string, readonly Import[]>;
export type Rooms = ReadonlyMap<string, ReadonlyMap<string, { readonly values: number; readonly types: number }>>;

export const SRC: string;
export function pathsIn(file: string): readonly Path[];
export function graph(): { readonly files: Files; readonly rooms: Rooms };
export function circlesOfFiles(files: Files): readonly (readonly string[])[];
export function circlesOfRooms(rooms: Rooms): readonly (readonly string[])[];
