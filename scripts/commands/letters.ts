/** `npm run letters -- status`: what has become of the letters, told in the shell. */
import { quickStart } from '../quick-start.ts'

quickStart()
const { runLettersCommand } = await import('../../src/server/commands/letters-command.ts')
process.exitCode = await runLettersCommand(process.argv.slice(2))
