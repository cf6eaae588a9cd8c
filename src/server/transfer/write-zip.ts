import { once } from 'node:events'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ZipFile } from 'yazl'

export interface ZipEntry {
  path: string
  /** Called only when the entry is next, so one file is open at a time. */
  open: () => Promise<Readable> | Readable
  /** False for pictures, which are compressed already. */
  isCompressed: boolean
}

/** A fixed date, the earliest of the format, makes the same content give the same bytes. */
const ALWAYS = new Date(1980, 0, 1)
const options = { mtime: ALWAYS, mode: 0o100644, forceDosTimestamp: true }

export const createTextEntry = (path: string, text: string): ZipEntry => ({
  path,
  open: () => Readable.from([Buffer.from(text)]),
  isCompressed: true,
})

/** Opens an entry only when the previous one has been read, so memory stays bounded. */
export async function writeZip(entries: AsyncIterable<ZipEntry>): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error as Error))
  addAll(zip, output, entries).catch((error: Error) => output.destroy(error))
  return output
}

async function addAll(zip: ZipFile, output: Readable, entries: AsyncIterable<ZipEntry>) {
  // The client may disconnect or fail before it has read the whole zip.
  const isGone = once(output, 'close').catch(() => {})
  for await (const entry of entries) {
    if (output.destroyed) return
    const stream = await entry.open()
    zip.addReadStream(stream, entry.path, { ...options, compress: entry.isCompressed })
    try {
      await Promise.race([finished(stream, { writable: false }), isGone])
    } finally {
      if (output.destroyed) stream.destroy()
    }
  }
  zip.end()
}
