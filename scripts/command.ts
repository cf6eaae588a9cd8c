/** Runs `npm run admin`, `backup`, `restore`, `export`, `import` and `letters`. */
import { buildLanguage, loadServer } from './built-server.ts'

const [name = '', ...args] = process.argv.slice(2)
const { commands } = await loadServer()
process.exitCode = await commands[name as keyof typeof commands](args, buildLanguage)
