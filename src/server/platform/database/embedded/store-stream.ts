import { Duplex } from 'node:stream'

export interface StoreSession {
  send(bytes: Uint8Array<ArrayBuffer>): void
  /** The answers go to the stream of the `pg` client that is connected now. */
  stream: Duplex | null
}

const TERMINATE = 'X'.charCodeAt(0)

/** A `pg` client uses this stream in place of a socket. */
export class StoreStream extends Duplex {
  readonly #session: StoreSession

  constructor(session: StoreSession) {
    super()
    this.#session = session
    session.stream = this
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    return this
  }

  unref() {
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    this.#send([chunk], done)
  }

  /** Sends the messages of one query together, since the store works until all are answered. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  #send(chunks: Buffer[], done: (error?: Error) => void) {
    // The store's only session never ends, so a client that terminates just closes its stream.
    if (chunks[0]?.[0] === TERMINATE) this.destroy()
    else this.#session.send(joinBytes(chunks))
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    // The stream of the next client may have replaced this one already.
    if (this.#session.stream === this) this.#session.stream = null
    done(error)
  }
}

/** The bytes are copied, because `pg` writes into Node's shared pool, which no thread can take. */
export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
