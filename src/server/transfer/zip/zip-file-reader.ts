import { close, createReadStream, openSync, read, readSync } from 'node:fs'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'

const WINDOW_BYTES = 256 * 1024

type Done = (error: Error | null, bytesRead?: number) => void

/**
 * Lets yauzl list a zip without going to the disk twice for each of its entries: while it lists, what comes
 * after the asked bytes is kept for the next question.
 */
export class ZipFileReader extends yauzl.RandomAccessReader {
  private readonly file: string
  private readonly fd: number
  private isListing = true
  private window = Buffer.alloc(0)
  private windowFrom = 0

  constructor(file: string) {
    super()
    this.file = file
    this.fd = openSync(file, 'r')
  }

  /** Entries lie apart from each other: from here on only what is asked for is read. */
  endListing() {
    this.isListing = false
    this.window = Buffer.alloc(0)
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: Done) {
    if (!this.isListing) return read(this.fd, buffer, offset, length, position, done)
    const at = position - this.windowFrom
    if (at >= 0 && at + length <= this.window.length) {
      this.window.copy(buffer, offset, at, at + length)
      // Not at once: yauzl asks for the next entry in the answer to this one.
      return process.nextTick(() => done(null, length))
    }
    const wanted = Buffer.allocUnsafe(Math.max(length, WINDOW_BYTES))
    read(this.fd, wanted, 0, wanted.length, position, (error, bytesRead) => {
      if (error) return done(error)
      this.window = wanted.subarray(0, bytesRead)
      this.windowFrom = position
      const count = Math.min(length, bytesRead)
      this.window.copy(buffer, offset, 0, count)
      done(null, count)
    })
  }

  /** For many small parts: a turn of the event loop for each takes longer than the reading. */
  readPart(position: number, length: number): Buffer {
    const part = Buffer.allocUnsafe(length)
    return part.subarray(0, readSync(this.fd, part, 0, length, position))
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // With a descriptor of its own: a stream that is destroyed closes what it reads from.
    return createReadStream(this.file, { start, end: end - 1 })
  }

  override close(done: (error: Error | null) => void) {
    close(this.fd, done)
  }
}
