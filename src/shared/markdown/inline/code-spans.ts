import { endOfRun } from './characters.ts'
import type { Found } from './inline.ts'

/** Code ends at the next run of as many ticks. Where such runs are is found out once for the whole line. */
export class CodeSpans {
  private readonly line: string
  private runs: Map<number, number[]> | null = null

  constructor(line: string) {
    this.line = line
  }

  /** To be asked from left to right: what lies behind is forgotten. */
  read(at: number): Found {
    const end = endOfRun(this.line, at)
    const close = this.nextRun(end - at, end)
    if (close === undefined) return { end, node: { type: 'text', text: this.line.slice(at, end) } }
    const text = withoutPadding(this.line.slice(end, close))
    return { end: close + (end - at), node: { type: 'code', text } }
  }

  private nextRun(length: number, from: number): number | undefined {
    this.runs ??= findRuns(this.line)
    const starts = this.runs.get(length) ?? []
    while ((starts.at(-1) ?? from) < from) starts.pop()
    return starts.at(-1)
  }
}

/** Where the runs of each length start, the first one last. */
function findRuns(line: string): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (let at = 0; at < line.length; at += 1) {
    if (line.charAt(at) !== '`') continue
    const end = endOfRun(line, at)
    const starts = runs.get(end - at) ?? []
    starts.push(at)
    runs.set(end - at, starts)
    at = end
  }
  for (const starts of runs.values()) starts.reverse()
  return runs
}

/** One space at either end makes room for ticks inside. */
function withoutPadding(text: string): string {
  const isPadded = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== ''
  return isPadded ? text.slice(1, -1) : text
}
