import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { AppError } from '../../platform/http/errors.ts'
import { programPath } from '../../platform/root.ts'
import { CPU_LIMIT_SIGNAL } from './limit-cpu.ts'
import { clipNeedsTooMuchMemory, clipTooSlow, tooHeavy, tooSlow } from './media.errors.ts'
import type { MediaMetadata } from './media-folder.ts'
import type { PixelSize, PreparedClip } from './prepare-clip.ts'

const imageWorker = programPath('image-worker', 'src/server/photos/media/image-worker.ts')

export interface ImageWorkerTask {
  received: string
  folder: string
  clip?: { poster: PixelSize | null }
}

export type ImageWorkerOutcome =
  | { prepared: MediaMetadata | PreparedClip }
  | { refused: { status: number; code: string; message: string; cause?: string } }
  | { failed: { message: string; code?: string } }

interface Limits {
  ms: number
  execArgv: string[]
  tooSlow: () => AppError
  tooHeavy: () => AppError
}

const ofPictures: Limits = { ms: 180_000, execArgv: [], tooSlow, tooHeavy }
/**
 * A clip of at most 12 MB is only copied, which takes a tenth of this time on a small machine. CPU
 * time has its own limit.
 */
const ofClips: Limits = {
  ms: 20_000,
  execArgv: ['--max-old-space-size=128'],
  tooSlow: clipTooSlow,
  tooHeavy: clipNeedsTooMuchMemory,
}

export const runImageWorker = (received: string, folder: string) =>
  run<MediaMetadata>({ received, folder }, ofPictures)

export const runClipWorker = (received: string, folder: string, poster: PixelSize | null) =>
  run<PreparedClip>({ received, folder, clip: { poster } }, ofClips)

/**
 * A separate process protects the diary: a crash of the decoder fails only its own upload, and all
 * memory is freed at once.
 */
async function run<T>(work: ImageWorkerTask, limits: Limits): Promise<T> {
  const compiled = getCompileCacheDir()
  const child = fork(imageWorker, [JSON.stringify(work)], {
    execArgv: limits.execArgv,
    // The child gets none of the diary's secrets, only its compile cache, which saves half the time
    // of a small picture.
    env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
    timeout: limits.ms,
    killSignal: 'SIGKILL',
  })
  let outcome: ImageWorkerOutcome | undefined
  child.on('message', (message) => {
    outcome = message as ImageWorkerOutcome
  })
  const startedAt = performance.now()
  const [, signal] = await once(child, 'close')
  if (!outcome) {
    const isSlow = signal === CPU_LIMIT_SIGNAL || performance.now() - startedAt >= limits.ms
    throw isSlow ? limits.tooSlow() : limits.tooHeavy()
  }
  if ('prepared' in outcome) return outcome.prepared as T
  if ('refused' in outcome) {
    const { status, code, message, cause } = outcome.refused
    throw new AppError(status, code, message, { cause })
  }
  const { message, code } = outcome.failed
  throw Object.assign(new Error(message), { code })
}
