import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportContents, ExportKind } from '#shared/contract/transfer.admin.ts'
import { importErrors } from '#texts/errors/transfer.ts'
import { AppError } from '../platform/http/errors.ts'
import { startEarlyGarbageCollection } from './imports.jobs.ts'
import type { DiaryContent } from './markdown-export.ts'
import { type SiteContent, SiteExport, type SiteSources } from './static-site.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

interface WrittenState {
  isRunning: boolean
  trouble: string | null
}

export function createExportsService(
  content: DiaryContent,
  site: SiteContent,
  sources: SiteSources,
) {
  const { platform, settings, photos, posts } = content
  const address = platform.config.publicUrl.origin
  let state: WrittenState = { isRunning: false, trouble: null }

  async function entriesOf(kind: ExportKind) {
    if (kind !== 'markdown') return new SiteExport({ content: site, posts, sources }).entries()
    const { exportMarkdown } = await import('./markdown-export.ts')
    return exportMarkdown({ content, address })
  }

  async function* sparingEntriesOf(kind: ExportKind): AsyncGenerator<ZipEntry> {
    const release = startEarlyGarbageCollection()
    try {
      yield* await entriesOf(kind)
    } finally {
      release()
    }
  }

  const open = (kind: ExportKind): Promise<Readable> => writeZip(sparingEntriesOf(kind))

  /**
   * The file gets its final name only when it is complete, so a broken export is never mistaken for
   * a whole one.
   */
  async function writeTo(kind: ExportKind, file: string): Promise<void> {
    const unfinished = `${file}.unfinished`
    try {
      await pipeline(await open(kind), createWriteStream(unfinished, { mode: 0o600 }))
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    open,
    writeTo,

    sizes: async (): Promise<ExportContents> => ({
      posts: await posts.count(),
      photos: await photos.count(),
      photoBytes: await platform.storage.totalBytes(),
    }),

    fileName: async (kind: ExportKind) => `diary-${kind}-${await settings.day.today()}.zip`,

    /** Starts an export in the background; `npm run export` polls `state` until it is done. */
    start(kind: ExportKind, file: string): WrittenState {
      if (state.isRunning) {
        throw new AppError(409, 'export.running', importErrors.exportRuns)
      }
      state = { isRunning: true, trouble: null }
      writeTo(kind, file).then(
        () => {
          state = { isRunning: false, trouble: null }
        },
        (error: NodeJS.ErrnoException) => {
          state = { isRunning: false, trouble: error.message }
        },
      )
      return state
    },
    state: () => state,
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
