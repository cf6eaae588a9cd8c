/** `npm run backup`: one file with everything, while the diary runs or not. */
import { runBackupCommand } from '../../src/server/commands/backup-command.ts'

process.exitCode = await runBackupCommand(process.argv.slice(2))
