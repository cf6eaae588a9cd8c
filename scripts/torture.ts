/**
 * `npm run torture`: tries every promise about staying up and losing nothing, and prints each with
 * its figure. Needs PostgreSQL's programs; `npm run torture -- --cycles 10` is a quick look, and
 * `npm run torture -- --only addresses --addresses 200000` a long one.
 */
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../test/start-postgres.ts'
import { buildAll } from './build.ts'
import { isBuildCurrent } from './build-stamp.ts'
import { atTheEnd, undoAll, undoOnSignals } from './ending.ts'
import { silenceDatabase, takeDatabaseAway } from './torture/away.ts'
import { moveThereAndBack } from './torture/backups.ts'
import { endPolitely, fillTheDisk, moveTheClock } from './torture/faults.ts'
import { fuzz } from './torture/fuzz.ts'
import { killUnderWrites } from './torture/kills.ts'
import { makeUpAddresses } from './torture/made-up-addresses.ts'
import { restartInTurn } from './torture/many.ts'
import { pressTwiceAsHard } from './torture/overload.ts'
import { type Promised, printTable } from './torture/promise.ts'

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '100' },
    addresses: { type: 'string', default: '5000' },
    port: { type: 'string', default: '41870' },
    only: { type: 'string' },
  },
})
const cycles = Number(values.cycles)
const firstPort = Number(values.port)
const begun = performance.now()

undoOnSignals()
if (!(await isBuildCurrent())) await buildAll()
const folder = await mkdtemp(join(tmpdir(), 'torture-'))
// Everything is made inside, so one removal leaves nothing; PostgreSQL, another user, must get in.
await chmod(folder, 0o755)
process.env.TMPDIR = folder
atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
const postgres = await startPostgres()
atTheEnd(postgres.remove)

async function newDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = name
  return url.href
}
const embeddedIn = (name: string) => ({ DATA_DIR: join(folder, name) })
const serverIn = async (name: string) => ({
  DATA_DIR: join(folder, name),
  DATABASE_URL: await newDatabase(name),
})

/** What shares a line runs side by side; what measures time runs alone. */
const parts: Record<string, () => Promise<Promised[]>> = {
  kills: async () => {
    const env = await serverIn('kills')
    const both = await Promise.all([
      killUnderWrites('embedded', firstPort, cycles, {}),
      killUnderWrites('server', firstPort + 1, cycles, { DATABASE_URL: env.DATABASE_URL }),
    ])
    return both.flat()
  },
  away: async () => takeDatabaseAway(postgres, await newDatabase('away'), firstPort),
  silent: async () => silenceDatabase(await newDatabase('silent'), firstPort),
  many: async () => restartInTurn(await newDatabase('many'), [firstPort, firstPort + 1]),
  overload: async () => pressTwiceAsHard(firstPort, await serverIn('overload')),
  term: () => endPolitely(firstPort, embeddedIn('term')),
  disk: () => fillTheDisk(firstPort),
  clock: () => moveTheClock(firstPort, embeddedIn('clock')),
  backups: async () => moveThereAndBack(await newDatabase('backups'), firstPort),
  addresses: async () => {
    const count = Number(values.addresses)
    const both = await Promise.all([
      makeUpAddresses('embedded', firstPort, embeddedIn('addresses'), count),
      makeUpAddresses('server', firstPort + 1, await serverIn('addresses_server'), count),
    ])
    return both.flat()
  },
  fuzz: () => fuzz(firstPort, embeddedIn('fuzz')),
}

const rows: Promised[] = []
try {
  for (const [name, part] of Object.entries(parts)) {
    if (values.only && !values.only.split(',').includes(name)) continue
    const from = performance.now()
    const found = await part().catch((error: unknown): Promised[] => [
      { promise: name, figure: String(error).slice(0, 500), isKept: false },
    ])
    rows.push(...found)
    console.log(`${name}: ${Math.round((performance.now() - from) / 1000)} s`)
  }
} finally {
  await undoAll()
}
const minutes = (performance.now() - begun) / 60_000
rows.push({
  promise: 'all of this in under 15 minutes',
  figure: `${minutes.toFixed(1)} minutes`,
  isKept: minutes < 15,
})
printTable(rows)
process.exitCode = rows.every((row) => row.isKept !== false) ? 0 : 1
