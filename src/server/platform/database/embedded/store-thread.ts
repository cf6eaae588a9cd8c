/** Runs the embedded store in a thread, so that queries never delay the pages of visitors. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS, durableStartParams, fsyncPath } from './durable-node-fs.ts'
import { unpackFirstStore } from './first-store.ts'
import { executeWireMessages, openPglite } from './open-pglite.ts'
import type { StoreThreadData } from './start-store-thread.ts'

const { folder, isDurable, firstStore } = workerData as StoreThreadData
const port = parentPort!
const client = isDurable ? await openDurable() : await openPglite({ dataDir: folder })

// PGlite answers within the call, so answers leave in the order in which queries arrived.
port.on('message', async (bytes: Uint8Array | null) => {
  if (bytes) {
    const answer = await executeWireMessages(client, bytes)
    port.postMessage(answer, [answer.buffer])
  } else {
    await client.close()
    port.close()
  }
})
port.postMessage(null)

async function openDurable(): Promise<PGlite> {
  if (!existsSync(folder)) await createFolder()
  return openFolder(folder)
}

function openFolder(path: string): Promise<PGlite> {
  return openPglite({ fs: new DurableNodeFS(path), startParams: durableStartParams })
}

/** A folder is renamed into place when complete, so that a kill leaves nothing half-made. */
async function createFolder(): Promise<void> {
  const unfinished = `${folder}.new`
  const empty = () => {
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { mode: 0o700 })
  }
  empty()
  if (!firstStore || !(await unpackFirstStore(firstStore, unfinished))) {
    empty()
    const created = await openFolder(unfinished)
    await created.close()
  }
  fsyncTree(unfinished)
  renameSync(unfinished, folder)
  fsyncPath(join(folder, '..'))
}

function fsyncTree(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(join(entry.parentPath, entry.name))
  }
  fsyncPath(path)
}
