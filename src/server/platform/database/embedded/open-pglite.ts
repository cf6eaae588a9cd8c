import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { joinBytes } from './store-stream.ts'

/**
 * By default V8 optimises PostgreSQL's largest functions in the background, which takes more than a
 * gigabyte of memory at each start. Its quick compiler costs a little more CPU a query and lets the
 * diary run on a small machine. (`--liftoff-only` implies these flags, but has no effect once the
 * program runs.)
 */
const QUICK_COMPILER_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering'

export function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString(QUICK_COMPILER_ONLY)
  return PGlite.create(options)
}

/** Both `bytes` and the result are messages of PostgreSQL's wire protocol. */
export async function executeWireMessages(
  client: PGlite,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer: Uint8Array[] = []
  await client.execProtocolRawStream(bytes, {
    // Each write was flushed already, so a sync would only walk the folder again.
    syncToFs: false,
    // PGlite reuses its buffer for the next piece, so each piece is copied.
    onRawData: (piece) => void answer.push(piece.slice()),
  })
  return joinBytes(answer)
}
