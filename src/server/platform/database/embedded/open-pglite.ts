import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { joined } from './store-stream.ts'

/**
 * V8 would go on to optimise PostgreSQL's largest functions in the background, for which it takes
 * more than a gigabyte at each start. What its quick compiler makes costs a little more CPU a
 * query and lets the diary live on a small machine. (What `--liftoff-only` stands for; by itself
 * it has no effect once the program runs.)
 */
const QUICK_COMPILER_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering'

export function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString(QUICK_COMPILER_ONLY)
  return PGlite.create(options)
}

/** Messages of PostgreSQL's protocol, and the answer to them. */
export async function askPglite(
  client: PGlite,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer: Uint8Array[] = []
  await client.execProtocolRawStream(bytes, {
    // Each write was flushed already; this would only walk the folder again.
    syncToFs: false,
    // PGlite uses its buffer again for the next piece.
    onRawData: (piece) => void answer.push(piece.slice()),
  })
  return joined(answer)
}
