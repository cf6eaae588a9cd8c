import { MINUTE_MS } from '#shared/durations.ts'
import type { Logger } from '../../process/log.ts'
import type { Database } from '../database.ts'

const CHECKPOINT_INTERVAL_MS = 3 * MINUTE_MS
const FIRST_VACUUM_MS = 10 * MINUTE_MS
const VACUUM_INTERVAL_MS = 24 * 60 * MINUTE_MS

/** A PostgreSQL server checkpoints and vacuums in the background; the embedded store does not. */
export function startMaintenance(
  { query }: Pick<Database, 'query'>,
  log: Logger,
): { stop(): Promise<void> } {
  let lastPosition: string | null = null
  let running: Promise<void> = Promise.resolve()

  const run = (name: string, job: () => Promise<void>) => {
    running = running.then(job).catch((error: unknown) => {
      log.warn({ err: error }, `The database couldn’t do its ${name}; it will try again.`)
    })
  }

  const walPosition = async () => {
    const { rows } = await query('select pg_current_wal_insert_lsn()::text as position')
    return (rows[0]?.position as string | undefined) ?? null
  }
  const checkpoint = async () => {
    if ((await walPosition()) === lastPosition) return
    await query('CHECKPOINT')
    lastPosition = await walPosition()
  }
  const vacuum = async () => {
    await query('VACUUM (ANALYZE)')
  }

  const timers = [
    setInterval(() => run('checkpoint', checkpoint), CHECKPOINT_INTERVAL_MS),
    setTimeout(() => run('vacuum', vacuum), FIRST_VACUUM_MS),
    setInterval(() => run('vacuum', vacuum), VACUUM_INTERVAL_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      return running
    },
  }
}
