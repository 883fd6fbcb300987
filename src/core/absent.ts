/** Fields that are not there: in our types a field is absent, never undefined. */

type Present<T> = { [Field in keyof T as undefined extends T[Field] ? never : Field]: T[Field] } & {
  [Field in keyof T as undefined extends T[Field] ? Field : never]?: Exclude<T[Field], undefined>;
};

/** The fields that have a value. */
export const withoutAbsent = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
