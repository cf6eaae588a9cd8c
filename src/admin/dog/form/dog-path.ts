/** Reads one value of a document by its path, such as `heroTitle.plain` or `story.2`. */
export function readPath(document: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document,
    )
}

/** A copy of the document in which that one value is another. */
export function writePath<T extends object>(document: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const inner = (document as Record<string, unknown>)[key]
  const next = rest.length > 0 ? writePath(inner as object, rest.join('.'), value) : value
  if (!Array.isArray(document)) return { ...document, [key]: next }
  return document.with(Number(key), next) as unknown as T
}
