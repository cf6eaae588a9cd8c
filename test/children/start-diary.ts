/** Runs the process entry like `npm start`, with pages that need no build. */
import { startServer } from '#server/main.ts'
import { plainAssets } from '../test-app.ts'

await startServer({ assets: plainAssets, answerFirst: () => {} })
