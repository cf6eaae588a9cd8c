import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { AppError } from '../../platform/http/errors.ts'
import { program } from '../../platform/root.ts'
import { tooHeavy, tooSlow } from './media.errors.ts'
import type { AboutMedia } from './media-folder.ts'

const MAX_MS = 180_000
const imageWorker = program('image-worker', 'src/server/photos/media/image-worker.ts')

/** The answer of the child process. */
export type ImageWorkerOutcome =
  | { about: AboutMedia }
  | { refused: { status: number; code: string; message: string; cause?: string } }
  | { failed: { message: string; code?: string } }

/**
 * Prepares a picture in a process of its own: whatever a file does to the decoder takes only its
 * own upload with it, and the memory is given back at once.
 */
export async function runImageWorker(received: string, folder: string): Promise<AboutMedia> {
  const compiled = getCompileCacheDir()
  const child = fork(imageWorker, [received, folder], {
    execArgv: [],
    // Nothing of what the diary knows, but where its own programs are kept compiled: half of a small picture's time.
    env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  let outcome: ImageWorkerOutcome | undefined
  child.on('message', (message) => {
    outcome = message as ImageWorkerOutcome
  })
  const begun = performance.now()
  await once(child, 'close')
  if (!outcome) throw performance.now() - begun < MAX_MS ? tooHeavy() : tooSlow()
  if ('about' in outcome) return outcome.about
  if ('refused' in outcome) {
    const { status, code, message, cause } = outcome.refused
    throw new AppError(status, code, message, { cause })
  }
  const { message, code } = outcome.failed
  throw Object.assign(new Error(message), { code })
}
