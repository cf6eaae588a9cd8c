import { writeFileSync } from 'node:fs'
import { AppError } from '../../platform/http/errors.ts'
import { prepareImage } from './prepare-image.ts'
import type { ImageWorkerOutcome } from './run-image-worker.ts'

/** The program of the child process: prepares one picture, answers its parent, and ends. */
const [received, folder] = process.argv.slice(2) as [string, string]

// Nobody waits for the picture any more.
process.once('disconnect', () => process.exit(1))
try {
  // Where memory runs out, Linux ends this process and not the diary.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Other systems choose by themselves.
}

process.send!(await prepare(), () => process.disconnect())

async function prepare(): Promise<ImageWorkerOutcome> {
  try {
    return { about: await prepareImage(received, folder) }
  } catch (error) {
    if (error instanceof AppError) {
      const { status, code, message } = error
      const { cause } = error
      return { refused: { status, code, message, cause: cause ? String(cause) : undefined } }
    }
    const { message, code } = error as NodeJS.ErrnoException
    return { failed: { message, code } }
  }
}
