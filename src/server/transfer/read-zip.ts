import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, inflateRawSync } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { importLimits } from '#shared/transfer.ts'
import { ImportRefusedError } from './imports.errors.ts'

/** A zip whose entries were all checked before any of them is read. Nothing is unpacked to disk. */
export interface SafeZip {
  names: string[]
  sizeOf(name: string): number
  open(name: string): Promise<Readable | null>
  read(name: string): Promise<Buffer | null>
  /** Returns a few hundred bytes at least, or the whole file when it is shorter. */
  start(name: string): Promise<Buffer>
  close(): Promise<void>
}

export async function openZip(file: string): Promise<SafeZip> {
  const zip = await openFile(file)
  const handle = await open(file)
  const close = async () => {
    await handle.close()
    zip.close()
  }
  try {
    const entries = await listEntries(zip)
    return {
      names: [...entries.keys()],
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      open: (name) => openEntry(zip, entries.get(name)),
      async read(name) {
        const stream = await openEntry(zip, entries.get(name))
        return (
          stream &&
          (await buffer(stream).catch((error: unknown) => {
            throw refusalOf(error)
          }))
        )
      },
      async start(name) {
        const entry = entries.get(name)
        return entry ? firstBytes(handle, entry) : Buffer.alloc(0)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function openFile(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(refusalOf(error)) : resolve(zip),
    )
  })
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    if (zip.entryCount > importLimits.zipEntries)
      return reject(new ImportRefusedError('zip_entries'))
    const entries = new Map<string, Entry>()
    const checks = new EntryChecks(zip.fileSize)
    zip.on('error', (error) => reject(refusalOf(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      try {
        checks.check(entry)
      } catch (error) {
        return reject(error)
      }
      const name = entryName(entry)
      if (!isIgnored(name)) entries.set(name, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** macOS and editors leave these files behind. */
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

function refusalOf(error: unknown): ImportRefusedError {
  if (error instanceof ImportRefusedError) return error
  const message = error instanceof Error ? error.message : ''
  if (/truncated|unexpected EOF/i.test(message)) return new ImportRefusedError('cut_off', error)
  if (/relative path|absolute path|invalid characters in fileName/i.test(message)) {
    return new ImportRefusedError('zip_path', error)
  }
  if (/encrypt/i.test(message)) return new ImportRefusedError('zip_encrypted', error)
  return new ImportRefusedError('damaged', error)
}

const FILE_TYPE = 0o170000
const SYMBOLIC_LINK = 0o120000

/** Checks the central directory. yauzl compares the sizes again while an entry is read. */
class EntryChecks {
  private readonly fileSize: number
  private unpacked = 0
  private packed = 0

  constructor(fileSize: number) {
    this.fileSize = fileSize
  }

  check(entry: Entry) {
    if (entry.isEncrypted()) throw new ImportRefusedError('zip_encrypted')
    if (isLink(entry)) throw new ImportRefusedError('zip_link')
    if (isUnderstated(entry)) throw new ImportRefusedError('damaged')
    this.unpacked += entry.uncompressedSize
    this.packed += entry.compressedSize
    if (isBomb(entry) || this.unpacked > importLimits.unpackedBytes)
      throw new ImportRefusedError('zip_bomb')
    // Packed entries that exceed the size of the file overlap, as in non-recursive zip bombs.
    if (this.packed > this.fileSize) throw new ImportRefusedError('zip_bomb')
  }
}

const isLink = (entry: Entry) =>
  ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  if (uncompressedSize <= importLimits.packedFreelyBytes) return false
  return uncompressedSize > compressedSize * importLimits.packedTimes
}

/**
 * Incompressible data grows by an eighth at most, so a larger packed size means that the declared
 * size is false.
 */
const isUnderstated = ({ compressedSize, uncompressedSize }: Entry) =>
  compressedSize > uncompressedSize * 2 + 1024

const IS_UTF8 = 0x800
const UNICODE_PATH = 0x7075
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Finder on macOS writes UTF-8 names without setting the flag; the specification would read them as
 * CP437.
 */
function entryName(entry: Entry): string {
  const { fileName, fileNameRaw, generalPurposeBitFlag, extraFields } = entry
  const isDeclared =
    generalPurposeBitFlag & IS_UTF8 || extraFields.some(({ id }) => id === UNICODE_PATH)
  if (isDeclared) return fileName
  try {
    return utf8.decode(fileNameRaw).replaceAll('\\', '/')
  } catch {
    return fileName
  }
}

const FIRST_PART = 2048
const HEADER = 30
const [STORED, DEFLATED] = [0, 8]

/**
 * Reads the first bytes directly: opening a stream for each of thousands of files takes far longer.
 */
async function firstBytes(handle: FileHandle, entry: Entry): Promise<Buffer> {
  const part = Buffer.allocUnsafe(FIRST_PART)
  const from = entry.relativeOffsetOfLocalHeader
  const { bytesRead } = await handle.read(part, 0, FIRST_PART, from)
  if (bytesRead < HEADER) throw new ImportRefusedError('damaged')
  const dataFrom = HEADER + part.readUInt16LE(26) + part.readUInt16LE(28)
  const dataTo = Math.min(bytesRead, dataFrom + entry.compressedSize)
  const packed = part.subarray(dataFrom, Math.max(dataFrom, dataTo))
  const start = inflate(entry, packed)
  const isWhole = packed.length === entry.compressedSize
  const isFalse = isWhole
    ? start.length !== entry.uncompressedSize
    : start.length > entry.uncompressedSize
  if (isFalse) throw new ImportRefusedError('damaged')
  return start
}

function inflate({ compressionMethod }: Entry, packed: Buffer): Buffer {
  if (compressionMethod === STORED) return packed
  if (compressionMethod !== DEFLATED) throw new ImportRefusedError('damaged')
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 1024 })
  } catch (error) {
    throw new ImportRefusedError('damaged', error)
  }
}
