import type { AdminPerson } from '#shared/contract/accounts.admin.ts'
import { providerLabels } from '#texts/admin/accounts.ts'
import { generatePassword } from '../accounts/passwords.ts'
import { readConfig } from '../platform/config/config.ts'
import {
  askForPassword,
  printLine,
  printUsage,
  reportCommandError,
} from '../platform/process/terminal.ts'
import { withDiary } from './call-diary.ts'

const usage = `Who may sign in to the admin area:

  npm run admin -- list
  npm run admin -- add EMAIL        asks for a password; an empty one makes one up
  npm run admin -- password EMAIL   gives somebody a new password
  npm run admin -- remove EMAIL     never the last one

A password can also be piped in:  echo "$PASSWORD" | npm run --silent admin -- add EMAIL
`

export async function runAdminCommand([command, email, ...more]: string[]): Promise<number> {
  const needsEmail = ['add', 'password', 'remove'].includes(command ?? '')
  if ((command !== 'list' && !needsEmail) || needsEmail !== Boolean(email) || more.length > 0) {
    printUsage(usage)
    return 2
  }
  try {
    const wantsPassword = command === 'add' || command === 'password'
    const typed = wantsPassword
      ? await askForPassword('Password (leave empty to have one made up): ')
      : undefined
    const password = wantsPassword ? typed || generatePassword() : undefined
    const answer = await withDiary(readConfig(process.env), (ask) =>
      ask(`admin ${command}`, { email, password }),
    )
    if (command === 'list') return list(answer as AdminPerson[])
    const { email: address } = answer as AdminPerson
    if (command === 'remove') printLine(`${address} can no longer sign in.`)
    else printLine(`${address} can sign in${typed ? '.' : ` with the password ${password}`}`)
    return 0
  } catch (error) {
    return reportCommandError(error, usage)
  }
}

function list(people: AdminPerson[]): number {
  if (people.length === 0) printLine('No one can sign in yet.')
  for (const { email, provider, addedAt } of people) {
    printLine(`${email}  ${providerLabels[provider]}  since ${addedAt.slice(0, 10)}`)
  }
  return 0
}
