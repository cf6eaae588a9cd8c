/** `npm run bench`: what a cached page costs, beside a bare server that sends the same bytes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './bench/child.ts'
import { capture, measure, median, type Sample } from './bench/measure.ts'
import { buildAll } from './build.ts'
import { isBuildCurrent } from './build-stamp.ts'

const ROUNDS = 5
const REQUESTS = 20_000
const DIARY_PORT = 45_100
const BARE_PORT = 45_101
const headers = { 'accept-encoding': 'br' }

if (!(await isBuildCurrent())) await buildAll()
const folder = await mkdtemp(join(tmpdir(), 'diary-bench-'))
const diary = await startChild(
  ['--max-semi-space-size=8', 'scripts/start.ts'],
  { PORT: String(DIARY_PORT), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  'The diary is open',
)
try {
  const rows: Record<string, string | number>[] = []
  for (const path of ['/', '/blog', '/api/posts/recent']) rows.push(await compare(path))
  console.table(rows)
  console.log(`RSS of the diary after the load: ${diary.rssMb()} MB`)
} finally {
  await diary.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Both in turns, so that whatever else the machine does falls on both. */
async function compare(path: string) {
  const url = `http://localhost:${DIARY_PORT}${path}`
  // Twice, so that the kept answer has its best compression.
  for (let visit = 0; visit < 3; visit += 1) await capture(url, headers)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const dumpFile = join(folder, 'dump.json')
  await writeFile(dumpFile, JSON.stringify(await capture(url, headers)))
  const bare = await startChild(
    ['scripts/bench/bare-server.ts', dumpFile, String(BARE_PORT)],
    {},
    'ready',
  )
  const samples: { ours: Sample; bare: Sample }[] = []
  const target = { headers, connections: 50, amount: REQUESTS }
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.push({
      ours: await measure(diary, { ...target, url }),
      bare: await measure(bare, { ...target, url: `http://localhost:${BARE_PORT}${path}` }),
    })
  }
  await bare.stop()
  const ours = median(samples.map((sample) => sample.ours.cpuMsPerRequest))
  const theirs = median(samples.map((sample) => sample.bare.cpuMsPerRequest))
  return {
    path,
    'req/s': Math.round(median(samples.map((sample) => sample.ours.requestsPerSecond))),
    'p99 ms': median(samples.map((sample) => sample.ours.p99)),
    'CPU ms': Number(ours.toFixed(4)),
    'bare CPU ms': Number(theirs.toFixed(4)),
    'CPU ÷ bare': Number((ours / theirs).toFixed(2)),
  }
}
