import {
  BlobSource,
  CanvasSink,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import { clipLimits } from '#shared/limits.ts'
import { clipProblems } from '#texts/admin/clips.ts'
import { clipTexts } from '#texts/errors/photos.ts'
import {
  choosePosterIndex,
  type FilmProperties,
  fitClipSize,
  isClipTooLong,
  isDarkFrame,
  listEvenTimes,
  POSTER_CANDIDATE_COUNT,
  type TrimRange,
} from './clip-plan.ts'
import { UnfitFileError } from './unfit-file.ts'

export interface OpenedFilm extends FilmProperties {
  input: Input
  track: InputVideoTrack
  canDecode: boolean
}

/** Always disposes the input, because decoders hold memory that the garbage collector does not track. */
export async function withOpenedFilm<Result>(
  file: Blob,
  work: (film: OpenedFilm) => Promise<Result>,
) {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] })
  try {
    return await work(await openFilm(input, file.size))
  } finally {
    input.dispose()
  }
}

async function openFilm(input: Input, bytes: number): Promise<OpenedFilm> {
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Error('no pictures')
    const [codec, width, height, length, canDecode] = await Promise.all([
      track.getCodec(),
      track.getDisplayWidth(),
      track.getDisplayHeight(),
      track.computeDuration(),
      track.canDecode(),
    ])
    return { input, track, codec, width, height, length, bytes, canDecode }
  } catch {
    throw new UnfitFileError(clipProblems.unreadable)
  }
}

/** Throws if the clip cannot be added. */
export const probeClip = (file: Blob) =>
  withOpenedFilm(file, async (film) => {
    if (!film.canDecode) await checkPlayableUnconverted(film)
    let picture: Blob | null = null
    if (film.canDecode) {
      for await (const frame of framesOf(film, [0])) picture = frame?.picture ?? null
    }
    return { length: film.length, picture }
  })

export type ProbedClip = Awaited<ReturnType<typeof probeClip>>

/** Without conversion in this browser, only formats that play everywhere may be sent unchanged. */
export async function checkPlayableUnconverted({ track, codec, length, bytes }: OpenedFilm) {
  if (codec === 'hevc') throw new UnfitFileError(clipProblems.hevc)
  const isKnown = codec === 'avc' || codec === 'vp9' || codec === 'av1'
  if (!isKnown || isClipTooLong(length)) throw new UnfitFileError(clipProblems.unreadable)
  if (bytes > clipLimits.sentBytes) throw new UnfitFileError(clipProblems.tooLargeToSend)
  if (bytes <= clipLimits.storedBytes) return
  // The server drops other tracks, but cannot make the video smaller.
  const { averageBitrate } = await track.computePacketStats()
  if ((averageBitrate * length) / 8 > clipLimits.storedBytes) {
    throw new UnfitFileError(clipTexts.tooLarge)
  }
}

export interface ClipFrame {
  picture: Blob
  brightness: number
}

const SMALL = { width: 256, height: 192 }

/** Yields null for a moment without a frame. */
async function* framesOf({ track }: OpenedFilm, moments: readonly number[], sizes = SMALL) {
  const sink = new CanvasSink(track, { ...sizes, fit: 'cover', poolSize: 1 })
  const first = await track.getFirstTimestamp()
  const reached = moments.map((moment) => Math.max(moment, first))
  for await (const frame of sink.canvasesAtTimestamps(reached)) {
    yield frame && {
      picture: await toPicture(frame.canvas),
      brightness: brightnessOf(frame.canvas),
    }
  }
}

/** Key frames decode alone; any other frame needs all frames since the last key frame. */
function nearKeys({ track }: OpenedFilm, moments: readonly number[]): Promise<number[]> {
  const packets = new EncodedPacketSink(track)
  const keyFrameAt = async (moment: number) =>
    (await packets.getKeyPacket(moment, { metadataOnly: true }))?.timestamp ?? moment
  return Promise.all(moments.map(keyFrameAt))
}

/** `isRough` draws nearby key frames, which is exact enough for the strip of the trim dialog. */
export const drawFrames = (
  file: Blob,
  moments: readonly number[],
  { signal, isRough }: { signal: AbortSignal; isRough: boolean },
  onFrame: (at: number, frame: ClipFrame) => void,
) =>
  withOpenedFilm(file, async (film) => {
    let at = 0
    const drawn = isRough ? await nearKeys(film, moments) : moments
    for await (const frame of framesOf(film, drawn)) {
      if (signal.aborted) return
      if (frame) onFrame(at, frame)
      at += 1
    }
  })

type Canvas = HTMLCanvasElement | OffscreenCanvas

const JPEG = { type: 'image/jpeg', quality: 0.86 }

const toPicture = (canvas: Canvas) =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob(JPEG)
    : new Promise<Blob>((resolve, reject) => {
        const handleBlob = (blob: Blob | null) =>
          blob ? resolve(blob) : reject(new Error('The browser drew nothing.'))
        canvas.toBlob(handleBlob, JPEG.type, JPEG.quality)
      })

/** From 0 to 255. */
function brightnessOf(canvas: Canvas): number {
  const tiny = new OffscreenCanvas(16, 12).getContext('2d')
  if (!tiny) return 255
  tiny.drawImage(canvas, 0, 0, 16, 12)
  const { data } = tiny.getImageData(0, 0, 16, 12)
  // The green channel alone approximates perceived brightness.
  let sum = 0
  for (let at = 1; at < data.length; at += 4) sum += data[at] ?? 0
  return (sum * 4) / data.length
}

/** Draws in the size of the converted clip. */
export async function drawPoster(
  film: OpenedFilm,
  cut: TrimRange,
  chosen: number | null,
): Promise<Blob> {
  const at = chosen ?? (await findPoster(film, cut))
  for await (const frame of framesOf(film, [at], fitClipSize(film.width, film.height))) {
    if (frame) return frame.picture
  }
  throw new UnfitFileError(clipProblems.unreadable)
}

async function findPoster(film: OpenedFilm, cut: TrimRange): Promise<number> {
  const moments = listEvenTimes(cut, POSTER_CANDIDATE_COUNT)
  const brightness: number[] = []
  for await (const frame of framesOf(film, moments)) {
    brightness.push(frame?.brightness ?? 0)
    if (frame && !isDarkFrame(frame.brightness)) break
  }
  return moments[choosePosterIndex(brightness)] ?? cut.from
}

/** Fallback for films that only the browser's video player can decode. */
export async function drawPosterByPlayer(file: Blob, size: { width: number; height: number }) {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.src = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve
      video.onerror = reject
    })
    const canvas = new OffscreenCanvas(size.width, size.height)
    canvas.getContext('2d')?.drawImage(video, 0, 0, size.width, size.height)
    return await toPicture(canvas)
  } catch {
    throw new UnfitFileError(clipProblems.unreadable)
  } finally {
    URL.revokeObjectURL(video.src)
    video.removeAttribute('src')
    video.load()
  }
}
