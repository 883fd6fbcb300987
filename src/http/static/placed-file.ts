/** A file and its place in the folder, with `/` between the parts. */
export interface PlacedFile {
  readonly place: string;
  readonly bytes: Buffer;
}
