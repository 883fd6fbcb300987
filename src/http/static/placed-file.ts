/** A file and where it lies in the folder, with `/` between the parts. */
export interface PlacedFile {
  readonly place: string;
  readonly bytes: Buffer;
}
