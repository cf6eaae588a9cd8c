import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { findImageType, type ImageType } from './image-type.ts'
import { fileEmpty, fileTooLarge, heicRefused, notAnImage } from './media.errors.ts'

/** The first brand lists of AVIF and HEIC end well before this. */
const START_BYTES = 256

/** Lets a file flow to the disk, never whole into memory, and looks at what it really is. */
export async function receiveFile(from: Readable, path: string): Promise<ImageType> {
  let received = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > MAX_UPLOAD_BYTES ? fileTooLarge() : null, chunk)
    },
  })
  await pipeline(from, measure, createWriteStream(path))
  if (received === 0) throw fileEmpty()
  const type = findImageType(await readStart(path))
  if (!type) throw notAnImage()
  if (type === 'heic') throw heicRefused()
  return type
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
