import { Duplex } from 'node:stream'

/** A session that takes PostgreSQL's protocol and answers in it, without a socket. */
export interface StoreSession {
  send(bytes: Uint8Array<ArrayBuffer>): void
  /** Where answers go: the stream of the client that is connected now. */
  stream: Duplex | null
}

const TERMINATE = 'X'.charCodeAt(0)

/** Stands in for the socket of a `pg` client. */
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

  /** The messages of one query come together: the store works until all of them are answered. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  #send(chunks: Buffer[], done: (error?: Error) => void) {
    // The store has one session for good: only the client says goodbye.
    if (chunks[0]?.[0] === TERMINATE) this.destroy()
    else this.#session.send(joined(chunks))
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    // The next client may have taken its place already.
    if (this.#session.stream === this) this.#session.stream = null
    done(error)
  }
}

/** In memory of its own: what `pg` writes lies in Node's pool, which cannot be transferred to a thread. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
