/** The type of a translation: the same members as English, with other strings. */
export type Translation<T> = T extends (...args: infer Values) => infer Result
  ? (...args: Values) => Translation<Result>
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : { readonly [Member in keyof T]: Translation<T[Member]> }
