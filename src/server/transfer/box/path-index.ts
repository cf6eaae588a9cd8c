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

/** Files whose paths end alike; told further apart when somebody asks, so that each is looked at once. */
interface Branch {
  files: { name: string; parts: string[] }[]
  byNextPart?: Map<string, Branch>
}

function follow(branch: Branch, part: string, depth: number): Branch | undefined {
  if (!branch.byNextPart) {
    branch.byNextPart = new Map()
    for (const file of branch.files) {
      const next = file.parts[depth]
      if (next === undefined) continue
      const same = branch.byNextPart.get(next)
      if (same) same.files.push(file)
      else branch.byNextPart.set(next, { files: [file] })
    }
  }
  return branch.byNextPart.get(part)
}

/**
 * Finds a file by the address it once had: `https://old.blog/wp-content/uploads/2025/03/a.jpg` is
 * `uploads/2025/03/a.jpg` in one folder and `2025/03/a.jpg` in another, so the longest common end decides.
 */
export class PathIndex {
  private readonly root: Branch

  constructor(names: Iterable<string>) {
    this.root = { files: Array.from(names, (name) => ({ name, parts: partsOf(name) })) }
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
    let [branch, depth] = [this.root, 0]
    for (; depth < wanted.length; depth += 1) {
      const next = follow(branch, wanted[depth]!, depth)
      if (!next) break
      branch = next
    }
    if (depth === 0) return null
    const isWhole = depth === wanted.length
    const exact = isWhole && branch.files.find(({ parts }) => parts.length === depth)
    if (exact) return exact.name
    return branch.files.length === 1 ? branch.files[0]!.name : null
  }
}
