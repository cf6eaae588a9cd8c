import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { exportKinds, ImportOptions } from '#shared/contract/transfer.admin.ts'
import type { Comments } from '../comments/comments.ts'
import type { Dog } from '../dog/dog.ts'
import type { Photos } from '../photos/photos.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { CommandHandlers } from '../platform/process/control.ts'
import type { Posts } from '../posts/posts.ts'
import { createDryRun } from './dry-run.ts'
import type { ExportsService } from './exports.service.ts'
import { ImportRefusedError } from './imports.errors.ts'
import { createImportJob, type OpenSource } from './imports.jobs.ts'
import { createImportsRepository } from './imports.repository.ts'
import { createImportsService, type ImportsService } from './imports.service.ts'
import { createFetchPicture, type FetchPicture } from './public-fetch.ts'
import { createReceivedFiles } from './received-files.ts'
import { createRunImport } from './run-import.ts'
import { createUndoImport } from './undo-import.ts'

export interface ImportReaders {
  openSource?: OpenSource
  fetchPicture?: FetchPicture
}

/** The readers and their libraries load only when a file is opened. */
const openAnySource: OpenSource = async (file, options) =>
  (await import('./sources/open-source.ts')).openSource(file, options)

interface TransferOptions {
  photos: Photos
  posts: Posts
  dog: Dog
  comments: Comments
}

/** Exports are created elsewhere, because they need the app that renders the pages. */
export function createTransfer(
  platform: Platform,
  { photos, posts, dog, comments }: TransferOptions,
  oldBlogs: ImportReaders = {},
) {
  const { changes, config, database, db, jobs, clock, log } = platform
  const rows = createImportsRepository(db)
  const files = createReceivedFiles(config.dataDir, config.minFreeBytes)
  const job = createImportJob({
    imports: rows,
    files,
    openSource: oldBlogs.openSource ?? openAnySource,
    dryRun: createDryRun({ imports: rows, posts }),
    runImport: createRunImport({
      imports: rows,
      photos,
      posts,
      dog,
      comments,
      fetchPicture: oldBlogs.fetchPicture ?? createFetchPicture(),
      changes,
      clock,
      log,
    }),
    undoImport: createUndoImport({ imports: rows, photos, posts, comments, changes }),
    clock,
    log,
  })
  const { wake } = jobs.define(job)
  const imports = createImportsService({ imports: rows, files, posts, clock, wake })
  jobs.every({ kind: 'imports-sweep', delayMs: 75_000, next: addOneDay, run: imports.sweep })

  /**
   * The embedded store belongs to one process, so leases found at its start are those of a killed
   * process.
   */
  async function releaseClaims() {
    if (database.kind === 'embedded') await rows.releaseClaims()
  }

  return {
    imports,
    importJob: job,
    commands: importCommands(imports),
    start: releaseClaims,
    afterRestore: releaseClaims,
  }
}

export type Transfer = ReturnType<typeof createTransfer>

/**
 * `npm run import` calls these commands in the running diary, or in its own process when none is
 * running.
 */
const importCommands = (imports: ImportsService): CommandHandlers => ({
  'import look': async (input) => {
    const { file, pictures } = input as { file: string; pictures?: string | undefined }
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) throw new ImportRefusedError('missing')
    return imports.createFrom({
      fileName: basename(file),
      sizeBytes: found.size,
      path: file,
      pictures,
    })
  },
  'import state': (input) => imports.get(input as number),
  'import start': (input) => {
    const { id, options } = input as { id: number; options: unknown }
    return imports.start(id, ImportOptions.parse(options))
  },
  'import discard': async (input) => {
    await imports.remove(input as number)
    return null
  },
  'import posts': (input) => imports.listPosts(input as number),
})

const ExportRequest = z.object({ kind: z.enum(exportKinds), file: z.string() })

export const createExportCommands = (exports: ExportsService): CommandHandlers => ({
  'export start': async (input) => {
    const { kind, file } = ExportRequest.parse(input)
    return exports.start(kind, file)
  },
  'export state': async () => exports.state(),
})
