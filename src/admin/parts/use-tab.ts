import { useSearchParams } from 'wouter'

/** Reads a name from the address, or the first of those known. */
function known<T extends string>(values: readonly T[], value: string | null): T {
  return values.find((one) => one === value) ?? (values[0] as T)
}

/**
 * Which tab is open, kept in the address so that reload and back work.
 * The first tab is the address without the name.
 */
export function useTab<T extends string>(
  name: string,
  values: readonly T[],
  forget: string[] = [],
) {
  const [search, setSearch] = useSearchParams()
  const tab = known(values, search.get(name))
  const open = (next: string) => {
    // A click on a tab is heard twice, by press and by focus: one step in the history is enough.
    if (known(values, new URLSearchParams(location.search).get(name)) === next) return
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const other of forget) after.delete(other)
      if (next === values[0]) after.delete(name)
      else after.set(name, next)
      return after
    })
  }
  return [tab, open] as const
}
