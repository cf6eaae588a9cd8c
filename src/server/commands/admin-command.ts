import { pino } from 'pino'
import type { AdminPerson } from '#shared/contract/people.ts'
import { providerLabels } from '#shared/texts/people.ts'
import { newPassword } from '../auth/accounts/passwords.ts'
import { adminCommands } from '../auth/admin-commands.ts'
import { createAuth } from '../auth/auth.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { AppError } from '../platform/http/errors.ts'
import { systemClock } from '../platform/process/clock.ts'
import { findRunningDiary } from '../platform/process/control.ts'
import { keepFilesPrivate } from '../platform/process/private-files.ts'
import { StartError } from '../platform/process/start-error.ts'
import { askForPassword } from '../platform/process/terminal.ts'
import { migrationsFolder } from '../platform/root.ts'

const usage = `Who may sign in to the admin area:

  npm run admin -- list
  npm run admin -- add EMAIL        asks for a password; an empty one makes one up
  npm run admin -- password EMAIL   gives somebody a new password
  npm run admin -- remove EMAIL     never the last one

A password can also be piped in:  echo "$PASSWORD" | npm run --silent admin -- add EMAIL
`
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Answers the exit code. */
export async function runAdminCommand([command, email, ...more]: string[]): Promise<number> {
  const needsEmail = ['add', 'password', 'remove'].includes(command ?? '')
  if ((command !== 'list' && !needsEmail) || needsEmail !== Boolean(email) || more.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  try {
    const wantsPassword = command === 'add' || command === 'password'
    const typed = wantsPassword
      ? await askForPassword('Password (leave empty to have one made up): ')
      : undefined
    const password = wantsPassword ? typed || newPassword() : undefined
    const answer = await ask(readConfig(process.env), `admin ${command}`, { email, password })
    if (command === 'list') return list(answer as AdminPerson[])
    const { email: address } = answer as AdminPerson
    if (command === 'remove') say(`${address} can no longer sign in.`)
    else say(`${address} can sign in${typed ? '.' : ` with the password ${password}`}`)
    return 0
  } catch (error) {
    if (!(error instanceof AppError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

/** The embedded store belongs to one process: a running diary does the work itself. */
async function ask(config: Config, command: string, input: unknown): Promise<unknown> {
  const running = config.databaseUrl ? null : await findRunningDiary(config.dataDir)
  if (running) return running.ask(command, input)
  const log = pino({ level: 'silent' })
  keepFilesPrivate(config.dataDir, log)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsFolder,
    log,
  })
  try {
    const auth = createAuth({ config, database, clock: systemClock, log })
    return await adminCommands(auth)[command]?.(input)
  } finally {
    await database.close()
  }
}

function list(people: AdminPerson[]): number {
  if (people.length === 0) say('No one can sign in yet.')
  for (const { email, provider, addedAt } of people) {
    say(`${email}  ${providerLabels[provider]}  since ${addedAt.slice(0, 10)}`)
  }
  return 0
}
