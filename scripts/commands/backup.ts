/** `npm run backup`: one file with everything, while the diary runs or not. */
import { quickStart } from '../quick-start.ts'

quickStart()
const { runBackupCommand } = await import('../../src/server/commands/backup-command.ts')
process.exitCode = await runBackupCommand(process.argv.slice(2))
