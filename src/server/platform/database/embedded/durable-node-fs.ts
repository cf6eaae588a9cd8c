import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeFileSystem {
  realPath(node: unknown): string
  doSetAttr(
    target: unknown,
    node: unknown,
    attributes: { mode?: number },
    ...calls: unknown[]
  ): void
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
}

const OTHERS = 0o077

/**
 * PGlite's file system has no fsync, so a power cut could lose a committed row, and it creates
 * files that every user can open, whatever the umask. This class depends on PGlite's internals: the
 * package is pinned, and tests cover both.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const mend = (module: object) => {
      const files = (module as { NODEFS: NodeFileSystem }).NODEFS
      const setAttributes = files.doSetAttr
      files.doSetAttr = (target, node, { mode, ...others }, ...calls) => {
        const attributes = mode === undefined ? others : { ...others, mode: mode & ~OTHERS }
        setAttributes(target, node, attributes, ...calls)
      }
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        else fsyncPath(files.realPath(stream.node))
        return 0
      }
    }
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), mend] })
  }
}

/** A folder needs flushing too, so that new and changed names in it last. */
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
    // The default, fdatasync, is a stub in this build.
    wal_sync_method: 'fsync',
    shared_buffers: '16MB',
    max_wal_size: '64MB',
    min_wal_size: '32MB',
  }),
]

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
