import type { Import } from '#shared/contract/import-fields.ts'
import type { ImportedPost } from '#shared/contract/imported.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import type { ImportedFigures, ImportedPostRow } from '../carry/imported.repository.ts'
import type { ImportRow } from './imports.repository.ts'

const DAY_MS = 24 * 60 * 60_000

export interface ImportFigures extends ImportedFigures {
  addresses: number
  secondsLeft: number | null
  receivedBytes: { box: number; pictures: number }
}

export const undoUntil = ({ startedAt, finishedAt }: ImportRow): Date | null => {
  const since = finishedAt ?? startedAt
  return since && new Date(since.getTime() + importLimits.undoDays * DAY_MS)
}

const undoable = ['carrying', 'paused', 'done', 'stopped', 'failed']

export function presentImport(row: ImportRow, figures: ImportFigures, now: Date): Import {
  const until = undoable.includes(row.state) ? undoUntil(row) : null
  const { secondsLeft, receivedBytes } = figures
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    file: { name: row.fileName, sizeBytes: row.fileBytes, receivedBytes: receivedBytes.box },
    pictures:
      row.picturesName === null
        ? null
        : {
            name: row.picturesName,
            sizeBytes: row.picturesBytes ?? 0,
            receivedBytes: receivedBytes.pictures,
          },
    report: row.report,
    options: row.options,
    progress: {
      posts: row.postsRead,
      made: figures.made,
      failed: figures.failed,
      pictures: figures.pictures,
      missingPictures: figures.missingPictures,
      comments: figures.comments,
      addresses: figures.addresses,
      secondsLeft: row.state === 'carrying' ? secondsLeft : null,
    },
    spared: row.spared,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoUntil: until && until > now ? until.toISOString() : null,
  }
}

export const presentImportedPost = (row: ImportedPostRow, isPublished: boolean): ImportedPost => ({
  postId: row.postId,
  title: row.title,
  published: isPublished,
  failed: row.state === 'failed',
  looseEnds: row.looseEnds,
})
