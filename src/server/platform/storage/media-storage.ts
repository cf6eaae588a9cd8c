import type { Readable } from 'node:stream'
import type { ByteRange } from '../http/byte-range.ts'

export interface StoredFile {
  stream: Readable
  /** What the stream holds: of the whole file, or of the part that was asked for. */
  sizeBytes: number
}

export interface StoredFolder {
  name: string
  changedAt: Date
}

/**
 * Where photo files live. A photo is a folder of files under a random name that is
 * written once and never changed, so a disk and an object store can both hold it.
 */
export interface MediaStorage {
  /** An empty folder on this machine to prepare files in; the caller closes it. */
  openWorkFolder(): Promise<string>
  closeWorkFolder(folder: string): Promise<void>
  /**
   * Takes over everything in a work folder: afterwards all of it can be read, or none. Where the
   * photo is there already, its files are replaced one by one and can be read all the time.
   */
  store(workFolder: string, name: string): Promise<void>
  /** Null when there is no such file. */
  open(name: string, file: string, part?: ByteRange): Promise<StoredFile | null>
  sizeOf(name: string, file: string): Promise<number | null>
  remove(name: string): Promise<void>
  list(): Promise<StoredFolder[]>
  /** Of all files together. */
  totalBytes(): Promise<number>
  /** The files of one photo; none when it is gone. */
  listFiles(name: string): Promise<string[]>
  /** What a crash left half done before this moment. */
  removeLeftovers(before: Date): Promise<void>
}
