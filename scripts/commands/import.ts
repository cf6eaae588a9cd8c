/** `npm run import -- FILE [--dry-run] [--pictures FOLDER|ZIP]`: bring an old blog in, from the shell. */
import { quickStart } from '../quick-start.ts'

quickStart()
const { runImportCommand } = await import('../../src/server/commands/import-command.ts')
process.exitCode = await runImportCommand(process.argv.slice(2))
