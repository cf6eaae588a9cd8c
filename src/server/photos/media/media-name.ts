/** What an upload is stored under: 128 random bits, so that nobody can guess another's. */
const NAME = /\/media\/([0-9a-f]{32})\//g

export function mediaNameOf(imageUrl: string): string | null {
  return /^\/media\/([0-9a-f]{32})\//.exec(imageUrl)?.[1] ?? null
}

/** Every name that any of these texts mentions, in an address, in markdown or alone. */
export function mediaNamesIn(texts: Iterable<string>): Set<string> {
  const names = new Set<string>()
  for (const text of texts) {
    for (const [, name] of text.matchAll(NAME)) if (name) names.add(name)
  }
  return names
}
