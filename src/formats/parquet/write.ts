/** Parquet files: the rows of one table, kept in columns. Rows are taken one by one and encoded in groups. */
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';

type Value = string | number | boolean | null;

const TYPES = { text: 'STRING', whole: 'INT32', real: 'DOUBLE', yesNo: 'BOOLEAN' } as const;

/** A column, and a row's value in it. */
export interface ParquetColumn<Row> {
  readonly name: string;
  readonly type: keyof typeof TYPES;
  readonly of: (row: Row) => Value | undefined;
}

/** Rows of a group: as many as are held uncompressed at a time. */
const GROUP_ROWS = 100_000;

export class ParquetTable<Row> {
  readonly #columns: readonly ParquetColumn<Row>[];
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  #group: Value[][];
  #rows = 0;

  /** `about`: facts about the file for its readers, by key. */
  constructor(columns: readonly ParquetColumn<Row>[], about: Readonly<Record<string, string>>) {
    this.#columns = columns;
    this.#group = columns.map(() => []);
    this.#writer = new ParquetWriter({
      writer: this.#bytes,
      schema: schemaFromColumnData({ columnData: this.#columnData() }),
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
    });
  }

  get rows(): number {
    return this.#rows;
  }

  add(row: Row): void {
    for (const [at, { of }] of this.#columns.entries()) (this.#group[at] as Value[]).push(of(row) ?? null);
    this.#rows += 1;
    if (this.#rows % GROUP_ROWS === 0) this.#writeGroup();
  }

  /** The whole file; no rows can be added after it. */
  finish(): Uint8Array {
    this.#writeGroup();
    void this.#writer.finish();
    return this.#bytes.getBytes();
  }

  #writeGroup(): void {
    // into memory, so that there is nothing to wait for
    void this.#writer.write({ columnData: this.#columnData(), rowGroupSize: GROUP_ROWS });
    this.#group = this.#columns.map(() => []);
  }

  #columnData() {
    return this.#columns.map(({ name, type }, at) => ({
      name,
      type: TYPES[type],
      nullable: true,
      data: this.#group[at] as Value[],
    }));
  }
}
