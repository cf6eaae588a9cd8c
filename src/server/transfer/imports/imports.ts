import type { Comments } from '../../comments/comments.ts'
import { aDayLater } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBringBack } from '../bring-back/bring-back.ts'
import { isEmptyDiary } from '../bring-back/carry-diary.ts'
import { createCarryPosts } from '../carry/carry-posts.ts'
import { createImportedRepository } from '../carry/imported.repository.ts'
import { createImportedPartsRepository } from '../carry/imported-parts.repository.ts'
import { createLookInside } from '../carry/look-inside.ts'
import { createUndoImport } from '../carry/undo-import.ts'
import type { Content } from '../content.ts'
import { createFetchPicture, type FetchPicture } from '../pictures/fetch-picture.ts'
import { importCommands } from './import-commands.ts'
import { createImportsRepository } from './imports.repository.ts'
import { createImportsService } from './imports.service.ts'
import { createReceivedFiles } from './received-files.ts'
import type { OpenBox } from './work/import-steps.ts'
import { createImportWork } from './work/import-work.ts'

export interface OldBlogs {
  openBox?: OpenBox
  fetchPicture?: FetchPicture
}

/** Readers of other blogs' files are loaded when there is one. */
const openAnyBox: OpenBox = async (file, options) =>
  (await import('../box/open-box.ts')).openBox(file, options)

/** Files of old blogs, and how they come in and go out again. */
export function createImports(
  platform: Platform,
  content: Content,
  ownComments: Pick<Comments, 'importing' | 'rules' | 'bringIn'>,
  oldBlogs: OldBlogs = {},
) {
  const { config, database, db, jobs, clock, log } = platform
  const { announce } = platform.changes
  const comments = ownComments.importing
  const imports = createImportsRepository(db)
  const imported = createImportedRepository(db)
  const importedParts = createImportedPartsRepository(db)
  const files = createReceivedFiles(config.dataDir, config.minFreeBytes)
  const { job, secondsLeft } = createImportWork({
    ...{ imports, files, clock, log, openBox: oldBlogs.openBox ?? openAnyBox },
    look: createLookInside({ ...content, imported, isEmpty: () => isEmptyDiary(content) }),
    carry: createCarryPosts({
      ...{ ...content, imports, imported, comments, announce, clock, log },
      fetchPicture: oldBlogs.fetchPicture ?? createFetchPicture(),
      bringBack: createBringBack({
        ...{ content, comments: ownComments, imported, importedParts, announce },
      }),
    }),
    undo: createUndoImport({ ...content, imported, importedParts, comments, announce }),
  })
  const { wake } = jobs.define(job)
  const service = createImportsService({
    ...{ ...content, imports, imported, files, secondsLeft, clock, wake },
  })
  jobs.every({ kind: 'imports-sweep', delayMs: 75_000, next: aDayLater, run: service.sweep })
  return {
    imports: service,
    job,
    importCommands: importCommands(service),
    /** The embedded store belongs to one process: claims found at its start were left by a killed one. */
    async releaseClaims() {
      if (database.kind === 'embedded') await imports.releaseClaims()
    },
  }
}
