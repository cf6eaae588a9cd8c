/** `npm run admin -- add|password|remove|list`: who may sign in, managed from the shell. */
import { runAdminCommand } from '../../src/server/commands/admin-command.ts'

process.exitCode = await runAdminCommand(process.argv.slice(2))
