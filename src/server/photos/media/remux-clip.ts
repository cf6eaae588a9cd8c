import { writeFile } from 'node:fs/promises'
import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type VideoCodec,
  WEBM,
} from 'mediabunny'
import { clipLimits } from '#shared/limits.ts'
import { readMetadataDay } from '#shared/photo-day.ts'
import {
  clipHevc,
  clipTooLong,
  clipUnreadable,
  clipWithoutPicture,
  storedClipTooLarge,
  unknownClip,
} from './media.errors.ts'

/** Cameras count frames, so a clip may exceed the limit by a fraction of a second. */
const GRACE_SECONDS = 0.5
/** The stated duration may exceed the real one by this much. */
const MISSING_SECONDS = 1
const MAX_PACKETS = 20_000
const MAX_SIDE = 8192
const VIDEO_CODECS: (VideoCodec | null)[] = ['avc', 'vp9', 'av1']
/** MP4 can hold these codecs and browsers play them; any other sound is left out. */
const AUDIO_CODECS: (AudioCodec | null)[] = ['aac', 'opus']

export interface ClipFacts {
  width: number
  height: number
  seconds: number
  day: string | undefined
}

/**
 * Copies one video track and at most one sound track into a new MP4 without encoding again. Places,
 * names and other tracks are left out.
 */
export async function remuxClip(received: string, target: string): Promise<ClipFacts> {
  const input = new Input({
    source: new FilePathSource(received),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  })
  const video = await findVideo(input)
  const audio = await findWithCodec(await input.getAudioTracks(), AUDIO_CODECS)
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  if (!(Math.min(width, height) >= 2 && Math.max(width, height) <= MAX_SIDE)) throw unknownClip()

  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  })
  const pictures = new EncodedVideoPacketSource((await video.getCodec())!)
  output.addVideoTrack(pictures, {
    rotation: await video.getRotation(),
    flip: await video.getFlip(),
  })
  const sounds = audio && new EncodedAudioPacketSource((await audio.getCodec())!)
  if (sounds) output.addAudioTrack(sounds)
  await output.start()

  const measure = createMeasure(await input.getFirstTimestamp(audio ? [video, audio] : [video]))
  const copyPictures = async () => {
    const meta = { decoderConfig: (await video.getDecoderConfig())! }
    for await (const packet of packetsOf(video)) await pictures.add(measure.take(packet), meta)
    pictures.close()
  }
  const copySounds = async () => {
    if (!audio || !sounds) return
    const meta = { decoderConfig: (await audio.getDecoderConfig())! }
    for await (const packet of packetsOf(audio)) await sounds.add(measure.take(packet), meta)
    sounds.close()
  }
  await Promise.all([copyPictures(), copySounds()])
  await output.finalize()
  const { buffer } = output.target
  const duration = (await input.getDurationFromMetadata([video])) ?? 0
  // The stated duration is longer than the data, so the upload was cut off.
  if (!buffer || duration > measure.seconds() + MISSING_SECONDS) throw clipUnreadable()
  if (buffer.byteLength > clipLimits.storedBytes) throw storedClipTooLarge()
  await writeFile(target, new Uint8Array(buffer))
  return { width, height, seconds: measure.seconds(), day: await readDay(input) }
}

async function findVideo(input: Input): Promise<InputVideoTrack> {
  const tracks = await input.getVideoTracks()
  const video = await findWithCodec(tracks, VIDEO_CODECS)
  if (video) return video
  if (await findWithCodec(tracks, ['hevc'])) throw clipHevc()
  if (tracks.length > 0) throw unknownClip()
  throw (await input.getAudioTracks()).length > 0 ? clipWithoutPicture() : clipUnreadable()
}

async function findWithCodec<T extends InputVideoTrack | InputAudioTrack>(
  tracks: T[],
  codecs: readonly (string | null)[],
): Promise<T | null> {
  for (const track of tracks) if (codecs.includes(await track.getCodec())) return track
  return null
}

/**
 * Starts at the last key frame before the clip's start: earlier frames were trimmed by the owner
 * and must not come back.
 */
async function* packetsOf(track: InputTrack) {
  const sink = new EncodedPacketSink(track)
  const start = (await sink.getKeyPacket(0)) ?? (await sink.getFirstKeyPacket())
  if (start) yield* sink.packets(start)
}

/** Counts packets and bytes while they are copied, because a file may claim any duration. */
function createMeasure(firstTimestamp: number) {
  const shift = Math.max(firstTimestamp, 0)
  let packets = 0
  let bytes = 0
  let end = 0
  return {
    seconds: () => end,
    take(packet: EncodedPacket): EncodedPacket {
      const timestamp = packet.timestamp - shift
      packets += 1
      bytes += packet.byteLength
      end = Math.max(end, timestamp + packet.duration)
      if (!(end <= clipLimits.seconds + GRACE_SECONDS)) throw clipTooLong()
      if (bytes > clipLimits.storedBytes) throw storedClipTooLarge()
      if (packets > 2 * MAX_PACKETS) throw clipUnreadable()
      return packet.clone({ timestamp, sideData: {} })
    },
  }
}

/**
 * Uses the day as the phone wrote it, in the zone of the place: "2026-07-25T14:30:12+0200" is July
 * 25.
 */
async function readDay(input: Input): Promise<string | undefined> {
  const { raw } = await input.getMetadataTags()
  const written = raw?.['com.apple.quicktime.creationdate']
  return (typeof written === 'string' && readMetadataDay(written.slice(0, 10))) || undefined
}
