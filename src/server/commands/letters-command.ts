import type { Letter } from '#shared/contract/letters.admin.ts'
import { readConfig } from '../platform/config/config.ts'
import { printLine, reportCommandError } from '../platform/process/terminal.ts'
import { withDiary } from './call-diary.ts'

const usage = `What has become of the letters:

  npm run letters -- status
`

export async function runLettersCommand([command, ...more]: string[]): Promise<number> {
  try {
    if (command !== 'status' || more.length > 0) throw new TypeError('Ask for the status.')
    const config = readConfig(process.env)
    print((await withDiary(config, (ask) => ask('letters status', null))) as Letter[])
    return 0
  } catch (error) {
    return reportCommandError(error, usage)
  }
}

function print(letters: Letter[]) {
  if (letters.length === 0) printLine('No post has been sent as a letter yet.')
  for (const { title, state, heldBecause, figures, secondsLeft } of letters) {
    const { recipients, sent, failed, skipped, waiting } = figures
    const why = heldBecause ? ` (${heldBecause})` : ''
    const left = secondsLeft ? `, ${Math.ceil(secondsLeft / 60)} min left` : ''
    printLine(`${title}  ${state}${why}`)
    printLine(
      `  ${recipients} recipients: ${sent} sent, ${failed} failed, ${skipped} skipped, ${waiting} waiting${left}`,
    )
  }
}
