import { pino } from 'pino'
import { type Diary, openDiary } from '../diary.ts'
import type { Config } from '../platform/config/config.ts'
import { findRunningDiary } from '../platform/process/control.ts'
import { keepFilesPrivate } from '../platform/process/private-files.ts'

export type Ask = (command: string, input: unknown) => Promise<unknown>

/**
 * The embedded store belongs to one process: a running diary does the work itself. Otherwise the
 * diary is opened here without being started, so that nothing happens but what was asked for.
 */
export async function withDiary<T>(
  config: Config,
  use: (ask: Ask, opened: Diary | null) => Promise<T>,
): Promise<T> {
  const running = config.databaseUrl ? null : await findRunningDiary(config.dataDir)
  if (running) return use(running.ask, null)
  const log = pino({ level: 'silent' })
  keepFilesPrivate(config.dataDir, log)
  const diary = await openDiary(config, { log })
  try {
    return await use(async (command, input) => diary.commands[command]?.(input), diary)
  } finally {
    await diary.close()
  }
}
