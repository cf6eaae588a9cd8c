import { buildStale } from '../build/build-all.ts'
import { withCleanup } from './cleanup.ts'
import { type Row, say } from './figures.ts'
import { openStores, type Stores } from './stores.ts'

type Part = (stores: Stores) => Promise<Row[]>

export async function runParts(
  parts: Record<string, Part>,
  only: string | undefined,
  sumUp: (ms: number) => Row[] = () => [],
) {
  await withCleanup(async () => {
    const startedAt = performance.now()
    const selected = (only?.split(',') ?? Object.keys(parts)).map((name) => find(parts, name))
    await buildStale()
    const stores = await openStores()
    const rows: Row[] = []
    for (const { name, part } of selected) {
      const from = performance.now()
      const broken = (error: unknown): Row[] => [
        { what: name, figure: String(error).slice(0, 500), isWithin: false },
      ]
      rows.push(...(await part(stores).catch(broken)))
      console.log(`${name}: ${say.seconds(performance.now() - from)}`)
    }
    rows.push(...sumUp(performance.now() - startedAt))
    printTable(rows)
    process.exitCode = rows.every((row) => row.isWithin !== false) ? 0 : 1
  })
  process.exit()
}

function find(parts: Record<string, Part>, name: string) {
  const part = parts[name]
  if (part) return { name, part }
  throw new Error(`There’s no part called ${name}. The parts are ${Object.keys(parts).join(', ')}.`)
}

function printTable(rows: Row[]) {
  const lines = rows.map(({ what, budget = '', figure, isWithin }) => {
    const verdict = isWithin === null ? 'untried' : isWithin ? 'ok' : 'MISSED'
    return [verdict, what, budget, figure]
  })
  const width = (at: number) => Math.max(...lines.map((line) => line[at]!.length))
  console.log('')
  for (const line of lines) {
    console.log(
      line
        .map((cell, at) => cell.padEnd(width(at)))
        .join('  ')
        .trimEnd(),
    )
  }
}
