import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { type Diary, openDiary } from '../diary.ts'
import type { Config } from '../platform/config/config.ts'
import { findRunningDiary } from '../platform/process/control.ts'
import { restrictFileModes } from '../platform/process/private-files.ts'

export type CallDiary = (command: string, input: unknown) => Promise<unknown>

export const POLL_MS = 300

/** The embedded store belongs to one process, so a running diary must do the work itself. */
export const findEmbeddedDiary = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? null : findRunningDiary(dataDir)

export function prepareOwnProcess({ dataDir }: Config) {
  const log = pino({ level: 'silent' })
  restrictFileModes(dataDir, log)
  return log
}

/**
 * Without a running diary, the diary is opened here but not started, so that none of its jobs run.
 */
export async function withDiary<T>(
  config: Config,
  use: (ask: CallDiary, opened: Diary | null) => Promise<T>,
): Promise<T> {
  const running = await findEmbeddedDiary(config)
  if (running) return use(running.ask, null)
  const diary = await openDiary(config, { log: prepareOwnProcess(config) })
  try {
    return await use(async (command, input) => diary.commands[command]?.(input), diary)
  } finally {
    await diary.close()
  }
}

/** Starts a job of the running diary and polls until it ends. */
export async function runUntilDone<State extends { isRunning: boolean }>(
  ask: CallDiary,
  name: 'backup' | 'export',
  input: unknown,
): Promise<State> {
  let state = (await ask(`${name} start`, input)) as State
  while (state.isRunning) {
    await setTimeout(POLL_MS)
    state = (await ask(`${name} state`, null)) as State
  }
  return state
}
