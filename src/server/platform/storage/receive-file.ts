import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface Receiving {
  body: Readable
  sizeBytes: number
  tooMuch: () => Error
  cutOff: () => Error
}

/** The file has another name until all of it is on disk, so that a broken upload leaves nothing. */
export async function receiveFile(path: string, receiving: Receiving): Promise<void> {
  const { body, cutOff } = receiving
  const unfinished = `${path}.${randomUUID()}`
  const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(body, checkSize(receiving), target)
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw isAborted(error) ? cutOff() : error
  }
}

/** A client that disconnects causes these codes; a full disk has another one. */
const isAborted = (error: unknown) =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Counts the bytes that arrive, because the announced size may be wrong. */
function checkSize({ sizeBytes, tooMuch, cutOff }: Receiving): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > sizeBytes) done(tooMuch())
      else done(null, chunk)
    },
    flush(done) {
      done(received < sizeBytes ? cutOff() : null)
    },
  })
}

/** A new file name must survive a power cut, too. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
