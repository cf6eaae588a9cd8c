/** `npm run restore -- FILE`: everything back from a backup. */
import { quickStart } from '../quick-start.ts'

quickStart()
const { runRestoreCommand } = await import('../../src/server/commands/restore-command.ts')
process.exitCode = await runRestoreCommand(process.argv.slice(2))
