import { pino } from 'pino'
import type { Letter } from '#shared/contract/letters.ts'
import { letterCommands } from '../letters/letter-commands.ts'
import { createLettersRepository } from '../letters/letters.repository.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { systemClock } from '../platform/process/clock.ts'
import { commandError, say } from '../platform/process/command-line.ts'
import { findRunningDiary } from '../platform/process/control.ts'
import { keepFilesPrivate } from '../platform/process/private-files.ts'
import { migrationsFolder } from '../platform/root.ts'

const usage = `What has become of the letters:

  npm run letters -- status
`

/** Answers the exit code. */
export async function runLettersCommand([command, ...more]: string[]): Promise<number> {
  try {
    if (command !== 'status' || more.length > 0) throw new TypeError('Ask for the status.')
    print((await ask(readConfig(process.env), 'letters status')) as Letter[])
    return 0
  } catch (error) {
    return commandError(error, usage)
  }
}

/** The embedded store belongs to one process: a running diary answers itself. */
async function ask(config: Config, command: string): Promise<unknown> {
  const running = config.databaseUrl ? null : await findRunningDiary(config.dataDir)
  if (running) return running.ask(command, null)
  const log = pino({ level: 'silent' })
  keepFilesPrivate(config.dataDir, log)
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir, migrationsFolder, log })
  try {
    const letters = createLettersRepository(database.db)
    return await letterCommands(letters, config.lettersPerMinute, systemClock)[command]?.(null)
  } finally {
    await database.close()
  }
}

function print(letters: Letter[]) {
  if (letters.length === 0) say('No post has been sent as a letter yet.')
  for (const { title, state, heldBecause, figures, secondsLeft } of letters) {
    const { recipients, sent, failed, skipped, waiting } = figures
    const why = heldBecause ? ` (${heldBecause})` : ''
    const left = secondsLeft ? `, ${Math.ceil(secondsLeft / 60)} min left` : ''
    say(`${title}  ${state}${why}`)
    say(
      `  ${recipients} recipients: ${sent} sent, ${failed} failed, ${skipped} skipped, ${waiting} waiting${left}`,
    )
  }
}
