import type { Readable } from 'node:stream'
import type { ByteRange } from '../http/byte-range.ts'

export interface StoredFile {
  stream: Readable
  sizeBytes: number
}

export interface StoredFolder {
  name: string
  changedAt: Date
}

/**
 * Stores photo files. A photo is a folder of files under a random name that is written once and
 * never changed, so a disk or an object store can hold it.
 */
export interface MediaStorage {
  /** Creates an empty local folder to prepare files in; the caller must close it. */
  openWorkFolder(): Promise<string>
  closeWorkFolder(folder: string): Promise<void>
  /**
   * Moves all files of a work folder into storage: afterwards all of them can be read, or none. If
   * the photo exists, its files are replaced one by one and can be read all the time.
   */
  store(workFolder: string, name: string): Promise<void>
  open(name: string, file: string, part?: ByteRange): Promise<StoredFile | null>
  sizeOf(name: string, file: string): Promise<number | null>
  remove(name: string): Promise<void>
  list(): Promise<StoredFolder[]>
  totalBytes(): Promise<number>
  listFiles(name: string): Promise<string[]>
  /** Removes work folders that a crash left behind before this time. */
  removeLeftovers(before: Date): Promise<void>
}
