/** `npm run export`: everything as markdown and photos, or the public site as plain files. */
import { quickStart } from '../quick-start.ts'

quickStart()
const { runExportCommand } = await import('../../src/server/commands/export-command.ts')
process.exitCode = await runExportCommand(process.argv.slice(2))
