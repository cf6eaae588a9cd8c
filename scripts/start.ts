/**
 * `npm start` builds the server where it is missing or older than its source, then runs the diary,
 * which asks for the pages of its language.
 */
import { buildLanguage, loadServer } from './built-server.ts'

const { startServer } = await loadServer()
await startServer({ buildLanguage })
