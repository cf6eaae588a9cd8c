/** `npm run export`: everything as markdown and photos, or the public site as plain files. */
import { runExportCommand } from '../../src/server/commands/export-command.ts'

process.exitCode = await runExportCommand(process.argv.slice(2))
