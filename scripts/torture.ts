/**
 * `npm run torture`: tries every promise about staying up and losing nothing, and prints each with
 * its figure. Needs Linux and PostgreSQL's programs; `npm run torture -- --cycles 10` is a quick
 * look, `--only disk,clock` some parts, `--only addresses --addresses 200000` a long one,
 * `--only letters --letters 1000 --kills 5` a short one, `--only comments --comments 200 --seconds 15` too.
 */
import { parseArgs } from 'node:util'
import { buildAll } from './build/build-all.ts'
import { isBuildCurrent } from './build/build-stamp.ts'
import { withCleanup } from './processes/cleanup.ts'
import { openStores } from './processes/stores.ts'
import { moveThereAndBack } from './torture/backups.ts'
import { moveTheClock } from './torture/clock.ts'
import {
  killDatabaseUnderWrites,
  silenceDatabase,
  takeDatabaseAway,
} from './torture/database-away.ts'
import { fillTheDisk } from './torture/disk.ts'
import { floodWithComments } from './torture/floods/comments.ts'
import { makeUpAddresses } from './torture/floods/made-up-addresses.ts'
import { sendMalformedRequests } from './torture/floods/malformed-requests.ts'
import { pressTwiceAsHard } from './torture/floods/overload.ts'
import { killUnderLetters } from './torture/letters.ts'
import { killUnderWrites } from './torture/process-killed.ts'
import { type Promised, printTable } from './torture/promise.ts'
import { endPolitely, restartInTurn } from './torture/restarts.ts'
import { liveOnSmallMachine } from './torture/small-machine.ts'

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '100' },
    addresses: { type: 'string', default: '2000' },
    letters: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    comments: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
})
const MINUTES = 20

async function torture() {
  const begun = performance.now()
  if (!(await isBuildCurrent())) await buildAll()
  const stores = await openStores()
  const killBoth = async () => {
    const cycles = Number(values.cycles)
    const both = await Promise.all([
      killUnderWrites('embedded', { ...stores.embedded(), SEED: 'none' }, cycles),
      killUnderWrites('server', { ...(await stores.server()), SEED: 'none' }, cycles),
    ])
    return both.flat()
  }
  const parts: Record<string, () => Promise<Promised[]>> = {
    'process-killed': killBoth,
    'database-away': () => takeDatabaseAway(stores),
    'database-killed': () => killDatabaseUnderWrites(stores),
    'database-silent': () => silenceDatabase(stores),
    restarts: () => restartInTurn(stores),
    sigterm: () => endPolitely(stores),
    overload: () => pressTwiceAsHard(stores),
    'small-machine': () => liveOnSmallMachine(stores),
    disk: () => fillTheDisk(stores),
    clock: () => moveTheClock(stores),
    backups: () => moveThereAndBack(stores),
    addresses: () => makeUpAddresses(stores, Number(values.addresses)),
    malformed: () => sendMalformedRequests(stores),
    comments: () => floodWithComments(stores, Number(values.comments), Number(values.seconds)),
    letters: () => killUnderLetters(stores, Number(values.letters), Number(values.kills)),
  }
  const rows: Promised[] = []
  for (const name of values.only?.split(',') ?? Object.keys(parts)) {
    const part = parts[name]
    if (!part)
      throw new Error(
        `There’s no part called ${name}. The parts are ${Object.keys(parts).join(', ')}.`,
      )
    const from = performance.now()
    const broken = (error: unknown): Promised[] => [
      { promise: name, figure: String(error).slice(0, 500), isKept: false },
    ]
    rows.push(...(await part().catch(broken)))
    console.log(`${name}: ${Math.round((performance.now() - from) / 1000)} s`)
  }
  const minutes = (performance.now() - begun) / 60_000
  rows.push({
    promise: `all of this in under ${MINUTES} minutes`,
    figure: `${minutes.toFixed(1)} minutes`,
    isKept: minutes < MINUTES,
  })
  printTable(rows)
  process.exitCode = rows.every((row) => row.isKept !== false) ? 0 : 1
}

await withCleanup(torture)
process.exit()
