import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { MovingError } from '../moving.errors.ts'
import { EntryChecks } from './check-entries.ts'
import { entryName } from './entry-name.ts'
import { FIRST_PART, firstBytes } from './first-bytes.ts'
import { ZipFileReader } from './zip-file-reader.ts'

/** A zip whose every entry was looked at before any is read. Nothing is ever unpacked to disk. */
export interface SafeZip {
  /** Paths of the files in it, as they stand there. */
  names: string[]
  sizeOf(name: string): number
  /** Null when there is no such file. */
  open(name: string): Promise<Readable | null>
  read(name: string): Promise<Buffer | null>
  /** How a file begins, at once; a few hundred bytes at least, or all that it has. */
  start(name: string): Buffer
  close(): Promise<void>
}

export async function openZip(file: string): Promise<SafeZip> {
  const { size } = await stat(file)
  const reader = new ZipFileReader(file)
  const zip = await openFile(reader, size)
  try {
    const entries = await listEntries(zip, size)
    reader.endListing()
    return {
      names: [...entries.keys()],
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      open: (name) => openEntry(zip, entries.get(name)),
      read: async (name) => {
        const stream = await openEntry(zip, entries.get(name))
        return stream && (await buffer(stream).catch(refuseDamaged))
      },
      start: (name) => readStart(reader, entries.get(name)),
      close: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function readStart(reader: ZipFileReader, entry: Entry | undefined): Buffer {
  if (!entry) return Buffer.alloc(0)
  return firstBytes(entry, reader.readPart(entry.relativeOffsetOfLocalHeader, FIRST_PART))
}

function refuseDamaged(error: unknown): never {
  if (error instanceof MovingError) throw error
  throw refusalOf(error)
}

/** What yauzl has to say, as sentences for people. */
function refusalOf(error: unknown): MovingError {
  const said = error instanceof Error ? error.message : ''
  if (/truncated|unexpected EOF/i.test(said)) return new MovingError('cut_off', error)
  if (/relative path|absolute path|invalid characters in fileName/i.test(said)) {
    return new MovingError('zip_path', error)
  }
  if (/encrypt/i.test(said)) return new MovingError('zip_encrypted', error)
  return new MovingError('damaged', error)
}

function openFile(reader: ZipFileReader, size: number): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false }
    yauzl.fromRandomAccessReader(reader, size, options, (error, zip) => {
      if (!error) return resolve(zip)
      reader.close(() => reject(refusalOf(error)))
    })
  })
}

function listEntries(zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown) =>
      reject(error instanceof MovingError ? error : refusalOf(error))
    if (zip.entryCount > boxLimits.zipEntries) return refuse(new MovingError('zip_entries'))
    const entries = new Map<string, Entry>()
    const checks = new EntryChecks(size)
    zip.on('error', refuse)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      try {
        checks.check(entry)
      } catch (error) {
        return refuse(error)
      }
      const name = entryName(entry)
      if (!isIgnored(name)) entries.set(name, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** Folders, and what macOS and editors leave behind. */
const isIgnored = (name: string) =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/.test(name)

function openEntry(zip: ZipFile, entry: Entry | undefined): Promise<Readable | null> {
  if (!entry) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(refusalOf(error)) : resolve(stream),
    )
  })
}
