import type { Readable } from 'node:stream'
import {
  type Import,
  type ImportedAddress,
  type ImportedPost,
  ImportOptions,
} from '#shared/contract/transfer.admin.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { importLimits } from '#shared/transfer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Posts } from '../posts/posts.ts'
import {
  importNotFound,
  importNotPossibleNow,
  tooManyOpenImports,
  tooMuch,
  undoTooLate,
  uploadedFileGone,
} from './imports.errors.ts'
import type {
  ImportedFigures,
  ImportedPostRow,
  ImportRow,
  ImportsRepository,
  NewImportRow,
} from './imports.repository.ts'
import type { ReceivedFileKind, ReceivedFiles } from './received-files.ts'

interface Announced {
  fileName: string
  sizeBytes: number
}

interface ImportsOptions {
  imports: ImportsRepository
  files: ReceivedFiles
  posts: Posts
  clock: Clock
  wake: () => void
}

export function createImportsService(dependencies: ImportsOptions) {
  const { imports, files, posts, clock, wake } = dependencies

  async function find(id: number): Promise<ImportRow> {
    const row = await imports.find(id)
    if (!row) throw importNotFound()
    return row
  }

  /** Compares sizes, because a broken upload of an earlier version left a shorter file. */
  async function receivedOf(row: ImportRow): Promise<Record<ReceivedFileKind, boolean>> {
    if (row.state !== 'receiving') return { file: true, pictures: true }
    const isFileHere = (await files.sizeOf(row.id, 'file')) === row.fileBytes
    const picturesBytes = row.picturesBytes ?? 0
    return {
      file: row.filePath !== null || isFileHere,
      pictures: (await files.sizeOf(row.id, 'pictures')) === picturesBytes,
    }
  }

  async function showAll(rows: ImportRow[]): Promise<Import[]> {
    const ids = rows.map(({ id }) => id)
    const figures = await imports.figuresOf(ids)
    const addresses = await posts.redirects.countByImport(ids)
    return Promise.all(
      rows.map(async (row) =>
        presentImport(row, {
          figures: figures.get(row.id)!,
          addresses: addresses.get(row.id) ?? 0,
          isHere: await receivedOf(row),
          now: clock.now(),
        }),
      ),
    )
  }
  const show = async (row: ImportRow) => (await showAll([row]))[0]!

  /** Changes the state in one statement: of two concurrent callers, one gets a 409. */
  async function changeState(id: number, from: ImportRow['state'][], to: Partial<NewImportRow>) {
    const row = await find(id)
    const changed = await imports.change(row.id, from, { ...to, movedAt: clock.now() })
    if (!changed) throw importNotPossibleNow()
    wake()
    return show(changed)
  }

  const isClaimed = ({ claimedUntil }: ImportRow) => (claimedUntil ?? new Date(0)) > clock.now()

  return {
    list: async () => showAll(await imports.list()),
    get: async (id: number) => show(await find(id)),

    /**
     * Refuses a file before the upload: during an upload the connection would break and hide the
     * reason.
     */
    async create({ fileName, sizeBytes }: Announced): Promise<Import> {
      if ((await imports.countOpen()) >= importLimits.mostOpen) throw tooManyOpenImports()
      await files.requireRoom(sizeBytes)
      const now = clock.now()
      const row = await imports.insert({
        fileName,
        fileBytes: sizeBytes,
        options: ImportOptions.parse({}),
        createdAt: now,
        movedAt: now,
      })
      // After the restore of a backup, an earlier import with the same number may have left files.
      await files.remove(row.id)
      return show(row)
    },

    /** The file is already on this machine and is read in place. */
    async createFrom(announced: Announced & { path: string; pictures?: string | undefined }) {
      const now = clock.now()
      const row = await imports.insert({
        fileName: announced.fileName,
        fileBytes: announced.sizeBytes,
        filePath: announced.path,
        picturesPath: announced.pictures ?? null,
        options: ImportOptions.parse({}),
        state: 'looking',
        createdAt: now,
        movedAt: now,
      })
      wake()
      return show(row)
    },

    async announcePictures(id: number, { fileName, sizeBytes }: Announced): Promise<Import> {
      await find(id)
      await files.requireRoom(sizeBytes)
      await changeState(id, ['receiving', 'looked'], {
        picturesName: fileName,
        picturesBytes: sizeBytes,
        state: 'receiving',
        report: null,
      })
      await files.removeFile(id, 'pictures')
      return show(await find(id))
    },

    async removePictures(id: number): Promise<Import> {
      const isFileHere = (await receivedOf(await find(id))).file
      const without = await changeState(id, ['receiving', 'looked'], {
        picturesName: null,
        picturesBytes: null,
        picturesPath: null,
        report: null,
        state: isFileHere ? 'looking' : 'receiving',
      })
      await files.removeFile(id, 'pictures')
      return without
    },

    async receive(
      id: number,
      file: ReceivedFileKind,
      body: Readable,
      contentLength: number | null,
    ) {
      const row = await find(id)
      const sizeBytes = file === 'file' ? row.fileBytes : row.picturesBytes
      if (row.state !== 'receiving' || row.filePath || sizeBytes === null)
        throw importNotPossibleNow()
      if (contentLength !== null && contentLength > sizeBytes) throw tooMuch()
      await files.receive(id, file, sizeBytes, body)
      const isHere = await receivedOf(await find(id))
      const isComplete = isHere.file && isHere.pictures
      return changeState(id, ['receiving'], isComplete ? { state: 'looking' } : {})
    },

    start: (id: number, options: ImportOptions) =>
      changeState(id, ['looked'], { options, state: 'carrying', startedAt: clock.now() }),

    async stop(id: number): Promise<Import> {
      const row = await find(id)
      const stopped = await changeState(id, ['carrying', 'failed'], {
        state: 'stopped',
        finishedAt: clock.now(),
      })
      // The process that holds the lease removes the file after closing it.
      if (!isClaimed(row)) await files.remove(id)
      return stopped
    },

    async retry(id: number): Promise<Import> {
      const row = await find(id)
      if (row.state === 'failed' && !row.filePath && (await files.sizeOf(id, 'file')) === 0) {
        throw uploadedFileGone()
      }
      const state = row.startedAt ? 'carrying' : 'looking'
      return changeState(id, ['failed'], { state, failure: null, troubles: 0 })
    },

    async undo(id: number): Promise<Import> {
      const row = await find(id)
      const until = undoUntil(row)
      if (until && until <= clock.now()) throw undoTooLate()
      if (!until) throw importNotPossibleNow()
      const finishedAt = row.finishedAt ?? clock.now()
      return changeState(id, undoable, { state: 'undoing', finishedAt })
    },

    async remove(id: number): Promise<void> {
      const row = await find(id)
      const isUnused = row.startedAt === null && !isClaimed(row)
      if (!isUnused || !(await imports.remove(id, ['receiving', 'looking', 'looked', 'failed']))) {
        throw importNotPossibleNow()
      }
      await files.remove(id)
    },

    async listPosts(id: number): Promise<ImportedPost[]> {
      await find(id)
      const rows = await imports.listReported(id)
      const links = await posts.listLinks(rows.flatMap(({ postId }) => postId ?? []))
      const published = new Map(links.map((link) => [link.id, link.published]))
      return rows.map((row) => presentImportedPost(row, published.get(row.postId ?? 0) ?? false))
    },

    async listAddresses(id: number): Promise<ImportedAddress[]> {
      await find(id)
      const redirected = await posts.redirects.listOfImport(id)
      return redirected.map(({ path, to, postTitle }) => ({ from: path, to, postTitle }))
    },

    /** Runs daily. Removes abandoned uploads and folders of imports that will not be read again. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - importLimits.abandonedHours * HOUR_MS)
      for (const { id } of await imports.listAbandoned(before)) {
        if (await imports.remove(id, ['receiving', 'looked', 'failed'])) await files.remove(id)
      }
      await files.removeOthers(async () =>
        (await imports.list()).flatMap(({ id, state }) => (state === 'paused' ? [] : [id])),
      )
    },
  }
}

export type ImportsService = ReturnType<typeof createImportsService>

/** Rows of earlier versions may be `paused`; they are treated like `stopped`. */
const undoable: ImportRow['state'][] = ['carrying', 'paused', 'done', 'stopped', 'failed']

function undoUntil({ startedAt, finishedAt }: ImportRow): Date | null {
  const since = finishedAt ?? startedAt
  return since && new Date(since.getTime() + importLimits.undoDays * DAY_MS)
}

interface Shown {
  figures: ImportedFigures
  addresses: number
  isHere: Record<ReceivedFileKind, boolean>
  now: Date
}

function presentImport(row: ImportRow, { figures, addresses, isHere, now }: Shown): Import {
  const until = undoable.includes(row.state) ? undoUntil(row) : null
  return {
    id: row.id,
    kind: row.kind,
    state: row.state === 'paused' ? 'stopped' : row.state,
    file: { name: row.fileName, sizeBytes: row.fileBytes, isHere: isHere.file },
    pictures:
      row.picturesName === null
        ? null
        : {
            name: row.picturesName,
            sizeBytes: row.picturesBytes ?? 0,
            isHere: isHere.pictures,
          },
    report: row.report,
    options: row.options,
    progress: { posts: row.postsRead, ...figures, addresses },
    spared: row.spared,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoUntil: until && until > now ? until.toISOString() : null,
  }
}

const presentImportedPost = (row: ImportedPostRow, isPublished: boolean): ImportedPost => ({
  postId: row.postId,
  title: row.title,
  published: isPublished,
  failed: row.state === 'failed',
  looseEnds: row.warnings,
})
