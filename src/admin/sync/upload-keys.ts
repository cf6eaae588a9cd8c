import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import type { ClipChoice } from '../photos/clip-plan.ts'

export type UploadRole = 'picture' | 'poster' | 'film'

interface FileToUpload {
  id: string
  clip?: { length: number | null; choice: ClipChoice | null } | null
}

/** A trim changes the bytes of one file, so it is part of the key. */
export function uploadKeyOf({ id, clip }: FileToUpload, role: UploadRole) {
  const { cut, posterAt = null } = clip?.choice ?? {}
  const times = [cut?.from, cut?.to, posterAt]
  const trim = times.map((seconds) => (seconds == null ? 'x' : Math.round(seconds * 1000)))
  return [id, role, ...(clip ? trim : [])].join('-')
}

/** Headers of a write that may be repeated. */
export const senderHeaders = (key: string) => ({
  [SENDER_SHAPE_HEADER]: String(SENDER_SHAPE),
  'idempotency-key': key,
})
