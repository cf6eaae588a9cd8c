import type { Readable } from 'node:stream'
import { MovingError } from '../moving.errors.ts'

/** A text that can be read from its start as often as needed. */
export interface TextSource {
  /** The first bytes, enough to tell what it is. */
  head: Buffer
  open(): Promise<Readable>
}

const BOMS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

function declaredEncoding(head: Buffer): string {
  const declaration = head.toString('latin1', 0, 200)
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1] ?? 'utf-8'
}

/** Most letters beyond ASCII came out as replacement characters. */
function isMostlyUnreadable(text: string): boolean {
  const unreadable = text.split('\ufffd').length - 1
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return unreadable > 1 && unreadable > letters
}

/** The encoding that the first bytes show or name. Refuses what would come out as gibberish. */
export function encodingOf(head: Buffer): string {
  const bom = BOMS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (bom) return bom[1]
  if (head.includes(0)) throw new MovingError('encoding')
  const decoder = decoderFor(declaredEncoding(head))
  if (isMostlyUnreadable(decoder.decode(head, { stream: true }))) throw new MovingError('encoding')
  return decoder.encoding
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch (error) {
    throw new MovingError('encoding', error)
  }
}

export const headText = ({ head }: TextSource) =>
  decoderFor(encodingOf(head)).decode(head, { stream: true })

/** The text in pieces, without its byte order mark. */
export async function* readText(source: TextSource): AsyncGenerator<string> {
  const decoder = decoderFor(encodingOf(source.head))
  const stream = await source.open()
  try {
    for await (const chunk of stream) yield decoder.decode(chunk as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    // A zip that lied about what is in it shows only now.
    throw error instanceof MovingError ? error : new MovingError('damaged', error)
  } finally {
    stream.destroy()
  }
}
