/** `npm run restore -- FILE`: everything back from a backup. */
import { runRestoreCommand } from '../../src/server/commands/restore-command.ts'

process.exitCode = await runRestoreCommand(process.argv.slice(2))
