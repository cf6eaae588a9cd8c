/** `npm start` builds what is missing or older than its source, then runs the diary. */
import { loadServer } from './built-server.ts'

const { startServer } = await loadServer()
await startServer()
