/** `npm run admin -- add|password|remove|list`: who may sign in, managed from the shell. */
import { quickStart } from '../quick-start.ts'

quickStart()
const { runAdminCommand } = await import('../../src/server/commands/admin-command.ts')
process.exitCode = await runAdminCommand(process.argv.slice(2))
