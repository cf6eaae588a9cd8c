/**
 * `npm run torture` tries every promise about availability and data loss, and prints each with its
 * figure. Needs Linux and PostgreSQL's programs. `npm run torture -- --cycles 10` is a quick run
 * and `--only disk,clock` runs some parts; `--only addresses --addresses 200000` is a long run,
 * `--only letters --letters 1000 --kills 5` and `--only comments --comments 200 --seconds 15` are
 * short ones.
 */
import { parseArgs } from 'node:util'
import { atMost, type Row, say } from './processes/figures.ts'
import { runParts } from './processes/parts.ts'
import type { Stores } from './processes/stores.ts'
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
const [cycles, addresses] = [Number(values.cycles), Number(values.addresses)]
const [letters, kills] = [Number(values.letters), Number(values.kills)]
const [comments, seconds] = [Number(values.comments), Number(values.seconds)]
const MAX_RUN_MS = 20 * 60_000

type Part = (store: string, env: Record<string, string>) => Promise<Row[]>

const onBoth = (part: Part) => async (stores: Stores) => {
  const embedded = part('embedded', stores.embedded())
  const server = part('server', await stores.server())
  return (await Promise.all([embedded, server])).flat()
}

const parts = {
  'process-killed': onBoth((...place) => killUnderWrites(...place, cycles)),
  'database-away': takeDatabaseAway,
  'database-killed': killDatabaseUnderWrites,
  'database-silent': silenceDatabase,
  restarts: restartInTurn,
  sigterm: endPolitely,
  overload: pressTwiceAsHard,
  'small-machine': liveOnSmallMachine,
  disk: fillTheDisk,
  clock: moveTheClock,
  backups: moveThereAndBack,
  addresses: onBoth((...place) => makeUpAddresses(...place, addresses)),
  malformed: sendMalformedRequests,
  comments: (stores: Stores) => floodWithComments(stores, comments, seconds),
  letters: (stores: Stores) => killUnderLetters(stores, letters, kills),
}

await runParts(parts, values.only, (ms) => [atMost('all of this', MAX_RUN_MS, ms, say.minutes)])
