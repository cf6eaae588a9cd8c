import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from '../../process/logger.ts'

const minute = 60_000
const checkpointEvery = 3 * minute
const firstVacuumAfter = 10 * minute
const vacuumEvery = 24 * 60 * minute

/** Checkpoints and vacuums: a server has background processes for them, the embedded store has only us. */
export function startMaintenance(client: PGlite, log: Logger): { stop(): Promise<void> } {
  let lastPosition: string | null = null
  let running: Promise<void> = Promise.resolve()

  const run = (name: string, job: () => Promise<void>) => {
    running = running.then(job).catch((error: unknown) => {
      log.warn({ err: error }, `The database couldn’t do its ${name}; it will try again.`)
    })
  }

  const checkpoint = async () => {
    if ((await walPosition(client)) === lastPosition) return
    await client.exec('CHECKPOINT')
    lastPosition = await walPosition(client)
  }
  const vacuum = async () => {
    await client.exec('VACUUM (ANALYZE)')
  }

  const timers = [
    setInterval(() => run('checkpoint', checkpoint), checkpointEvery),
    setTimeout(() => run('vacuum', vacuum), firstVacuumAfter),
    setInterval(() => run('vacuum', vacuum), vacuumEvery),
  ]
  for (const timer of timers) timer.unref()

  return {
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      return running
    },
  }
}

async function walPosition(client: PGlite): Promise<string | null> {
  const result = await client.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  )
  return result.rows[0]?.position ?? null
}
