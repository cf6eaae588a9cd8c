import { writeFileSync } from 'node:fs'
import { AppError } from '../../platform/http/errors.ts'
import type { ImageWork, ImageWorkerOutcome } from './run-image-worker.ts'

/** The program of the child process: prepares one picture or clip, answers its parent, and ends. */
const work = JSON.parse(process.argv[2]!) as ImageWork

// Nobody waits for it any more.
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

/** What a picture needs is not read for clips, and the other way round. */
async function run({ received, folder, clip }: ImageWork) {
  if (!clip) return (await import('./prepare-image.ts')).prepareImage(received, folder)
  return (await import('./prepare-clip.ts')).prepareClip(received, folder, clip.poster)
}
