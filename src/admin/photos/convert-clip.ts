import {
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  type Input,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { clipLimits } from '#shared/limits.ts'
import { clipProblems } from '#texts/admin/clips.ts'
import {
  AUDIO_BITS_PER_SECOND,
  type ClipChoice,
  canSendUnchanged,
  chooseVideoBitrate,
  createDefaultRange,
  displaySecondsOf,
  fitClipSize,
  type TrimRange,
} from './clip-plan.ts'
import {
  checkPlayableUnconverted,
  drawPoster,
  drawPosterByPlayer,
  type OpenedFilm,
  withOpenedFilm,
} from './read-clip.ts'
import { TrimmableFileError, UnfitFileError } from './unfit-file.ts'

export interface ClipProgress {
  /** From 0 to 1. */
  part: number
  /** Null until there is enough progress for an estimate. */
  secondsLeft: number | null
}

export interface ConvertedClip {
  file: Blob
  poster: Blob
  isSilent?: boolean
}

export interface ClipConversionOptions {
  signal?: AbortSignal
  onProgress?: (progress: ClipProgress) => void
}

let queue: Promise<unknown> = Promise.resolve()

/** Converts one clip at a time: two at once would each take twice as long. */
export function convertClip(
  file: Blob,
  choice: ClipChoice | null,
  options: ClipConversionOptions = {},
) {
  const { signal } = options
  const canceled = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const turn = queue.then(() => {
    signal?.throwIfAborted()
    // A decoder or encoder that hangs must not block the next clip.
    return Promise.race([
      withOpenedFilm(file, (film) => convertFilm(file, film, choice, options)),
      canceled,
    ])
  })
  queue = turn.catch(() => {})
  return Promise.race([turn, canceled])
}

async function convertFilm(
  file: Blob,
  film: OpenedFilm,
  choice: ClipChoice | null,
  options: ClipConversionOptions,
): Promise<ConvertedClip> {
  const { cut, posterAt } = choice ?? { cut: createDefaultRange(film.length), posterAt: null }
  const canCopy = canSendUnchanged(film, cut)
  const codec = film.canDecode && !canCopy ? await encodableCodec() : null
  const poster = film.canDecode
    ? await drawPoster(film, cut, posterAt)
    : await drawPosterByPlayer(file, fitClipSize(film.width, film.height))
  options.signal?.throwIfAborted()
  if (!codec && !canCopy) {
    await checkPlayableUnconverted(film)
    return { file, poster, isSilent: await losesSound(film) }
  }
  const video = codec ? { ...(await encoding(film, displaySecondsOf(cut))), codec } : {}
  const { made, isSilent } = await convert(film.input, cut, video, options)
  if (made.size > clipLimits.storedBytes) throw new TrimmableFileError(clipProblems.stillTooLarge)
  return { file: made, poster, isSilent }
}

/** The server keeps only AAC and Opus sound. */
async function losesSound({ input }: OpenedFilm): Promise<boolean> {
  const tracks = await input.getAudioTracks()
  const codecs = await Promise.all(tracks.map((track) => track.getCodec()))
  return tracks.length > 0 && !codecs.some((codec) => codec === 'aac' || codec === 'opus')
}

/** H.264 plays everywhere; VP9 and AV1 are for browsers that cannot encode it. */
const encodableCodec = () =>
  getFirstEncodableVideoCodec(['avc', 'vp9', 'av1'], { width: 1280, height: 720 })

const PICTURES_PER_SECOND = 30

async function encoding({ track, width, height }: OpenedFilm, seconds: number) {
  const { averagePacketRate } = await track.computePacketStats(60)
  return {
    ...fitClipSize(width, height),
    fit: 'fill' as const,
    quality: new Quality({ bitrate: chooseVideoBitrate(seconds) }),
    allowTransformationMetadata: false,
    forceTranscode: true,
    ...(averagePacketRate > PICTURES_PER_SECOND + 1 && { frameRate: PICTURES_PER_SECOND }),
  }
}

async function convert(
  input: Input,
  { from, to }: TrimRange,
  video: Partial<Awaited<ReturnType<typeof encoding>>>,
  { signal, onProgress }: ClipConversionOptions,
): Promise<{ made: Blob; isSilent: boolean }> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    trim: { start: from, end: to },
    // Removes metadata for privacy, e.g. the place of the recording and the camera.
    tags: {},
    showWarnings: false,
    video,
    audio: async (track) =>
      (await track.getCodec()) === 'aac'
        ? {}
        : { codec: 'opus', quality: new Quality({ bitrate: AUDIO_BITS_PER_SECOND }) },
  })
  if (!conversion.utilizedTracks.some((track) => track.isVideoTrack())) {
    throw new UnfitFileError(clipProblems.unreadable)
  }
  const startedAt = performance.now()
  conversion.onProgress = (part) => {
    const passed = (performance.now() - startedAt) / 1000
    const secondsLeft = part > 0.03 ? Math.max(1, Math.round((passed * (1 - part)) / part)) : null
    if (!signal?.aborted) onProgress?.({ part, secondsLeft })
  }
  const cancel = () => void conversion.cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    await conversion.execute()
  } catch {
    signal?.throwIfAborted()
    throw new Error(clipProblems.failed)
  }
  return {
    made: new Blob([target.buffer ?? ''], { type: 'video/mp4' }),
    isSilent:
      conversion.discardedTracks.some(({ track }) => track.isAudioTrack()) &&
      !conversion.utilizedTracks.some((track) => track.isAudioTrack()),
  }
}
