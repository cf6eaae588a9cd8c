import { importLimits } from '#shared/transfer.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import { readText, type TextSource } from './source.ts'

export interface GhostRow {
  table: string
  fields: Record<string, unknown>
}

interface Open {
  isArray: boolean
  key: string
}

/**
 * Finds the rows of an export, `{"db":[{"data":{"posts":[{…},…]}}]}`, without parsing the whole.
 * Memory stays bounded, because only one row of the requested tables is parsed at a time.
 */
class RowCutter {
  private readonly tables: Set<string>
  private readonly open: Open[] = []
  private isInString = false
  private isEscaped = false
  private isKey = false
  private name = ''
  private rowParts: string[] | null = null
  private rowSize = 0
  private rowDepth = 0

  constructor(tables: Iterable<string>) {
    this.tables = new Set(tables)
  }

  /** A row is an object in an array that is a member of `data`. */
  private tableHere(): string | null {
    const [list, data] = [this.open.at(-1), this.open.at(-2)]
    if (!list?.isArray || !data || data.isArray) return null
    const parent = this.open.at(-3)
    const isData = parent ? parent.key === 'data' : false
    return isData && this.tables.has(data.key) ? data.key : null
  }

  *cut(piece: string): Generator<GhostRow> {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charCodeAt(at)
      if (this.isInString) {
        at = this.inString(piece, at)
        continue
      }
      if (sign === 0x22) this.startString()
      else if (sign === 0x7b || sign === 0x5b) {
        if (this.rowParts === null && sign === 0x7b && this.tableHere()) {
          this.rowParts = []
          this.rowSize = 0
          this.rowDepth = this.open.length
          from = at
        }
        this.push(sign === 0x5b)
      } else if (sign === 0x7d || sign === 0x5d) {
        this.pop(sign === 0x5d)
        if (this.rowParts !== null && this.open.length === this.rowDepth) {
          yield this.finish(piece.slice(from, at + 1))
        }
      } else if (sign === 0x2c) this.isKey = this.open.at(-1)?.isArray === false
      else if (sign === 0x3a) this.isKey = false
    }
    if (this.rowParts !== null) this.append(piece.slice(from))
  }

  end() {
    if (this.open.length > 0 || this.isInString) throw new ImportRefusedError('cut_off')
  }

  private startString() {
    this.isInString = true
    this.name = ''
  }

  private inString(piece: string, at: number): number {
    let end = at
    for (; end < piece.length; end += 1) {
      const sign = piece.charCodeAt(end)
      if (this.isEscaped) this.isEscaped = false
      else if (sign === 0x5c) this.isEscaped = true
      else if (sign === 0x22) break
    }
    if (this.isKey && this.rowParts === null && this.name.length < 100)
      this.name += piece.slice(at, end)
    if (end === piece.length) return end
    this.isInString = false
    const inner = this.open.at(-1)
    if (this.isKey && inner) inner.key = this.name
    return end
  }

  private push(isArray: boolean) {
    this.open.push({ isArray, key: '' })
    this.isKey = !isArray
    if (this.open.length > importLimits.jsonDepth) throw new ImportRefusedError('too_deep')
  }

  private pop(isArray: boolean) {
    if (this.open.pop()?.isArray !== isArray) throw new ImportRefusedError('damaged')
    this.isKey = false
  }

  private append(text: string) {
    this.rowParts?.push(text)
    this.rowSize += text.length
    if (this.rowSize > importLimits.postBytes) throw new ImportRefusedError('post_too_large')
  }

  private finish(text: string): GhostRow {
    this.append(text)
    const json = (this.rowParts ?? []).join('')
    this.rowParts = null
    const table = this.tableHere() ?? ''
    try {
      return { table, fields: JSON.parse(json) }
    } catch (error) {
      throw new ImportRefusedError('damaged', error)
    }
  }
}

export async function* readRows(
  source: TextSource,
  tables: Iterable<string>,
): AsyncGenerator<GhostRow> {
  const cutter = new RowCutter(tables)
  for await (const piece of readText(source)) yield* cutter.cut(piece)
  cutter.end()
}

export const textOf = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Older exports write dates without a zone, as in the database; they are UTC. */
export function dateOf(fields: Record<string, unknown>, name: string): Date | null {
  const value = fields[name]
  if (typeof value === 'number') return validDate(new Date(value))
  const text = textOf(fields, name)
  if (text === '') return null
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
  return validDate(new Date(isZoned ? text : `${text.replace(' ', 'T')}Z`))
}

const validDate = (date: Date) => (Number.isNaN(date.getTime()) ? null : date)
