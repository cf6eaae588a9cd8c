import type { Comments } from '../../comments/comments.ts'
import type { ImportingService } from '../../comments/importing/importing.service.ts'
import type { Content } from '../../content.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { aDayLater, type JobRegistry } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Logger } from '../../platform/process/logger.ts'
import { createBringBack } from '../bring-back/bring-back.ts'
import { isEmptyDiary } from '../bring-back/carry-diary.ts'
import { createCarryPosts } from '../carry/carry-posts.ts'
import { createImportedRepository } from '../carry/imported.repository.ts'
import { createImportedPartsRepository } from '../carry/imported-parts.repository.ts'
import { createLookInside } from '../carry/look-inside.ts'
import { createUndoImport } from '../carry/undo-import.ts'
import { createFetchPicture, type FetchPicture } from '../pictures/fetch-picture.ts'
import { createImportsRepository } from './imports.repository.ts'
import { createImportsService } from './imports.service.ts'
import { createReceivedFiles } from './received-files.ts'
import type { OpenBox } from './work/import-steps.ts'
import { createImportWork } from './work/import-work.ts'

export interface OldBlogs {
  openBox?: OpenBox
  fetchPicture?: FetchPicture
}

interface ImportsParts extends OldBlogs {
  config: Config
  database: Database
  content: Content
  comments: ImportingService
  /** For our own export, whose comments are what they were. */
  ownComments: Pick<Comments, 'rules' | 'bringIn'>
  announce: () => Promise<void>
  jobs: JobRegistry
  clock: Clock
  log: Logger
}

/** Readers of other blogs' files are loaded when there is one. */
const openAnyBox: OpenBox = async (file, options) =>
  (await import('../box/open-box.ts')).openBox(file, options)

/** Files of old blogs, and how they come in and go out again, put together. */
export async function createImports(parts: ImportsParts) {
  const { config, database, content, comments, announce, jobs, clock, log } = parts
  const imports = createImportsRepository(database.db)
  const imported = createImportedRepository(database.db)
  const importedParts = createImportedPartsRepository(database.db)
  // The store belongs to this process alone: whoever had claimed something is gone.
  if (database.kind === 'embedded') await imports.releaseClaims()
  const files = createReceivedFiles(config.dataDir, config.minFreeBytes)
  const { job, secondsLeft } = createImportWork({
    ...{ imports, files, clock, log, openBox: parts.openBox ?? openAnyBox },
    look: createLookInside({ ...content, imported, isEmpty: () => isEmptyDiary(content) }),
    carry: createCarryPosts({
      ...{ ...content, imports, imported, comments, announce, clock, log },
      fetchPicture: parts.fetchPicture ?? createFetchPicture(),
      bringBack: createBringBack({
        ...{ content, comments: parts.ownComments, imported, importedParts, announce },
      }),
    }),
    undo: createUndoImport({ ...content, imported, importedParts, comments, announce }),
  })
  const { wake } = jobs.define(job)
  const service = createImportsService({
    ...{ ...content, imports, imported, files, secondsLeft, clock, wake },
  })
  jobs.every({ kind: 'imports-sweep', delayMs: 75_000, next: aDayLater, run: service.sweep })
  return { job, imports: service }
}
