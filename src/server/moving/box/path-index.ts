function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of an address or of a file in the box, without what only servers read. */
function pathOf(source: string): string {
  const path = source.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  return safelyDecoded(path)
}

const partsOf = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .reverse()

/** How many parts of both paths are the same, from the end. */
function commonEnd(one: string[], other: string[]): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

/**
 * Finds a file by the address it once had: `https://old.blog/wp-content/uploads/2025/03/a.jpg` is
 * `uploads/2025/03/a.jpg` in one folder and `2025/03/a.jpg` in another, so the longest common end decides.
 */
export class PathIndex {
  private readonly byLastPart = new Map<string, string[]>()

  constructor(names: Iterable<string>) {
    for (const name of names) {
      const key = partsOf(name)[0] ?? ''
      const same = this.byLastPart.get(key)
      if (same) same.push(name)
      else this.byLastPart.set(key, [name])
    }
  }

  /** Null when there is none, and when several could be meant: no picture is better than a wrong one. */
  find(source: string): string | null {
    // A `#` or `?` may belong to the name of a file in a zip.
    return this.findPath(source) ?? this.findPath(pathOf(source)) ?? this.findWhole(pathOf(source))
  }

  /** WordPress puts the size behind the name of a smaller copy. */
  private findWhole(path: string): string | null {
    const whole = path.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
    return whole === path ? null : this.findPath(whole)
  }

  private findPath(path: string): string | null {
    const wanted = partsOf(path)
    let best: string[] = []
    let longest = 0
    for (const name of this.byLastPart.get(wanted[0] ?? '') ?? []) {
      const parts = partsOf(name)
      const common = commonEnd(parts, wanted)
      if (common === parts.length && common === wanted.length) return name
      if (common > longest) best = []
      if (common >= longest) best.push(name)
      longest = Math.max(longest, common)
    }
    return best.length === 1 ? (best[0] ?? null) : null
  }
}
