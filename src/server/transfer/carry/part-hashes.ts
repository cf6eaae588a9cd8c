import { hash } from 'node:crypto'
import type { LogEntryFields } from '#shared/dog-log/log-entry.ts'
import type { PhotosService } from '../../photos/photos.service.ts'

export type BroughtPhoto = Awaited<ReturnType<PhotosService['bring']>>

const hashed = (values: unknown[]) => hash('sha256', JSON.stringify(values), 'base64url')

/** Changes with whatever an owner can change about a photo. */
export const hashOfPhoto = ({ title, description, category, imageUrl }: BroughtPhoto) =>
  hashed([title, description, category, imageUrl])

/** The same for an entry of the log. */
export const hashOfLogEntry = (entry: LogEntryFields) =>
  hashed([
    ...[entry.kind, entry.day, entry.title, entry.words, entry.privateWords],
    ...[entry.grams, entry.nextDue, entry.photoUrl, entry.isPublic],
  ])
