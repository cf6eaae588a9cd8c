import { writeFileSync } from 'node:fs'
import { AppError } from '../../platform/http/errors.ts'
import type { ImageWorkerOutcome, ImageWorkerTask } from './run-image-worker.ts'

/**
 * This is the program of the child process: it prepares one picture or clip, answers its parent and
 * exits.
 */
const work = JSON.parse(process.argv[2]!) as ImageWorkerTask

process.once('disconnect', () => process.exit(1))
try {
  // If memory runs out, Linux kills this process and not the diary.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Other systems have no such file.
}

process.send!(await prepare(), () => process.disconnect())

async function prepare(): Promise<ImageWorkerOutcome> {
  try {
    return { prepared: await run(work) }
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

/** Imports only what this file needs: the libraries for pictures and clips are large. */
async function run({ received, folder, clip }: ImageWorkerTask) {
  if (!clip) return (await import('./prepare-image.ts')).prepareImage(received, folder)
  return (await import('./prepare-clip.ts')).prepareClip(received, folder, clip.poster)
}
