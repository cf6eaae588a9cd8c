import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeFileSystem {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
}

/**
 * PGlite's file system has no fsync, so a committed row may still be lost in a power cut.
 * This leans on its internals: the package is pinned, and a test counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const giveFsync = (module: object) => {
      const files = (module as { NODEFS: NodeFileSystem }).NODEFS
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        else fsyncPath(files.realPath(stream.node))
        return 0
      }
    }
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), giveFsync] })
  }
}

/** Flushes a file or, so that names and renames last, a folder. */
export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...settings({
    fsync: 'on',
    // fdatasync, the default, is a stub in this build.
    wal_sync_method: 'fsync',
    shared_buffers: '16MB',
    max_wal_size: '64MB',
    min_wal_size: '32MB',
  }),
]

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
