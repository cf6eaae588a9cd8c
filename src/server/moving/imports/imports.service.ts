import type { Readable } from 'node:stream'
import {
  type Import,
  type ImportedAddress,
  type ImportedPost,
  ImportOptions,
  type ImportState,
} from '#shared/contract/imports.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { RedirectsService } from '../../redirects/redirects.service.ts'
import type { ImportedRepository } from '../carry/imported.repository.ts'
import {
  fileGone,
  importNotFound,
  importNotNow,
  tooManyOpen,
  undoTooLate,
} from './imports.errors.ts'
import { presentImport, presentImportedPost, undoUntil } from './imports.present.ts'
import type { ImportRow, ImportsRepository, NewImportRow } from './imports.repository.ts'
import type { FileOfImport, ReceivedFiles } from './received-files.ts'

const HOUR_MS = 60 * 60_000

interface Announced {
  fileName: string
  sizeBytes: number
}

interface SentPart {
  file: FileOfImport
  from: number
  announcedBytes: number
  body: Readable
}

interface ImportsParts {
  imports: ImportsRepository
  imported: ImportedRepository
  files: ReceivedFiles
  posts: Pick<PostsService, 'listLinks'>
  redirects: Pick<RedirectsService, 'listOfImport' | 'countByImport'>
  /** Seconds that an import under way still needs, if this process is at it. */
  secondsLeft: (row: ImportRow) => number | null
  clock: Clock
}

/** What the owner does with the file of an old blog. */
export function createImportsService(parts: ImportsParts) {
  const { imports, imported, files, posts, redirects, secondsLeft, clock } = parts
  let notify = () => {}

  async function present(rows: ImportRow[]): Promise<Import[]> {
    const ids = rows.map(({ id }) => id)
    const figures = await imported.figuresOf(ids)
    const addresses = await redirects.countByImport(ids)
    return Promise.all(
      rows.map(async (row) => {
        const made = figures.get(row.id)!
        const all = {
          ...{ ...made, addresses: addresses.get(row.id) ?? 0, secondsLeft: secondsLeft(row) },
          receivedBytes: await receivedOf(row),
        }
        return presentImport(row, all, clock.now())
      }),
    )
  }
  const presentOne = async (row: ImportRow) => (await present([row]))[0]!

  /** Of a file that is used up, nothing needs to be sent. */
  async function receivedOf(row: ImportRow) {
    if (row.state !== 'receiving') return { box: row.fileBytes, pictures: row.picturesBytes ?? 0 }
    return {
      box: row.filePath ? row.fileBytes : await files.sizeOf(row.id, 'box'),
      pictures: await files.sizeOf(row.id, 'pictures'),
    }
  }

  async function find(id: number): Promise<ImportRow> {
    const row = await imports.find(id)
    if (!row) throw importNotFound()
    return row
  }

  async function move(id: number, from: ImportState[], to: Partial<NewImportRow>): Promise<Import> {
    const row = await find(id)
    const changed = await imports.change(row.id, from, { ...to, movedAt: clock.now() })
    if (!changed) throw importNotNow()
    notify()
    return presentOne(changed)
  }

  async function isWhole(row: ImportRow): Promise<boolean> {
    const received = await receivedOf(row)
    return received.box === row.fileBytes && received.pictures === (row.picturesBytes ?? 0)
  }

  return {
    list: async () => present(await imports.list()),
    get: async (id: number) => presentOne(await find(id)),
    /** Called when there is something to do. */
    onMoved(listener: () => void) {
      notify = listener
    },

    async create({ fileName, sizeBytes }: Announced): Promise<Import> {
      if ((await imports.countOpen()) >= importLimits.mostOpen) throw tooManyOpen()
      await files.requireRoom(sizeBytes)
      const now = clock.now()
      const row = await imports.insert({
        ...{ fileName, fileBytes: sizeBytes, options: ImportOptions.parse({}) },
        ...{ createdAt: now, movedAt: now },
      })
      // After a restored backup, one of the same number may have left something.
      await files.remove(row.id)
      return presentOne(row)
    },

    /** A file that lies on this machine already; looked at where it is. */
    async createFrom(given: Announced & { path: string; pictures?: string | undefined }) {
      const now = clock.now()
      const row = await imports.insert({
        ...{ fileName: given.fileName, fileBytes: given.sizeBytes, filePath: given.path },
        ...{ picturesPath: given.pictures ?? null, options: ImportOptions.parse({}) },
        ...{ state: 'looking', createdAt: now, movedAt: now },
      })
      notify()
      return presentOne(row)
    },

    async addPictures(id: number, { fileName, sizeBytes }: Announced): Promise<Import> {
      await find(id)
      await files.requireRoom(sizeBytes)
      const announced = await move(id, ['receiving', 'looked'], {
        ...{ picturesName: fileName, picturesBytes: sizeBytes, state: 'receiving', report: null },
      })
      await files.startOver(id, 'pictures')
      return { ...announced, pictures: { name: fileName, sizeBytes, receivedBytes: 0 } }
    },

    async removePictures(id: number): Promise<Import> {
      const row = await find(id)
      const isBoxHere = (await receivedOf(row)).box === row.fileBytes
      const without = await move(id, ['receiving', 'looked'], {
        ...{ picturesName: null, picturesBytes: null, picturesPath: null, report: null },
        state: isBoxHere ? 'looking' : 'receiving',
      })
      await files.startOver(id, 'pictures')
      return without
    },

    async putPart(id: number, { body, ...part }: SentPart): Promise<Import> {
      const { file } = part
      const row = await find(id)
      const sizeBytes = file === 'box' ? row.fileBytes : row.picturesBytes
      if (row.state !== 'receiving' || row.filePath || sizeBytes === null) throw importNotNow()
      await files.append({ ...part, id, sizeBytes }, body)
      const isLast = await isWhole(row)
      const to: Partial<NewImportRow> = isLast ? { state: 'looking' } : {}
      return move(id, ['receiving'], to)
    },

    start: (id: number, options: ImportOptions) =>
      move(id, ['looked'], { options, state: 'carrying', startedAt: clock.now() }),
    pause: (id: number) => move(id, ['carrying'], { state: 'paused' }),
    async stop(id: number): Promise<Import> {
      const { claimedUntil } = await find(id)
      const stopped = await move(id, ['carrying', 'paused', 'failed'], {
        ...{ state: 'stopped', finishedAt: clock.now() },
      })
      // Whoever is at it removes its file when it has let go of it.
      if ((claimedUntil ?? new Date(0)) <= clock.now()) await files.remove(id)
      return stopped
    },

    async resume(id: number): Promise<Import> {
      const row = await find(id)
      if (row.state === 'failed' && !row.filePath && (await files.sizeOf(id, 'box')) === 0) {
        throw fileGone()
      }
      const state = row.startedAt ? 'carrying' : 'looking'
      return move(id, ['paused', 'failed'], { state, failure: null, troubles: 0 })
    },

    async undo(id: number): Promise<Import> {
      const row = await find(id)
      const until = undoUntil(row)
      if (until && until <= clock.now()) throw undoTooLate()
      if (!until) throw importNotNow()
      const finishedAt = row.finishedAt ?? clock.now()
      return move(id, ['carrying', 'paused', 'done', 'stopped', 'failed'], {
        ...{ state: 'undoing', finishedAt },
      })
    },

    async remove(id: number): Promise<void> {
      const row = await find(id)
      const isUnused = row.startedAt === null && (row.claimedUntil ?? new Date(0)) <= clock.now()
      if (!isUnused || !(await imports.remove(id, ['receiving', 'looking', 'looked', 'failed']))) {
        throw importNotNow()
      }
      await files.remove(id)
    },

    async listPosts(id: number): Promise<ImportedPost[]> {
      await find(id)
      const rows = await imported.listReported(id)
      const links = await posts.listLinks(rows.flatMap(({ postId }) => postId ?? []))
      const published = new Map(links.map((link) => [link.id, link.published]))
      return rows.map((row) => presentImportedPost(row, published.get(row.postId ?? 0) ?? false))
    },

    async listAddresses(id: number): Promise<ImportedAddress[]> {
      await find(id)
      const lead = await redirects.listOfImport(id)
      return lead.map(({ path, to, postTitle }) => ({ from: path, to, postTitle }))
    },

    /** Every day: files that nobody went on with, and folders that nothing knows of. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - importLimits.abandonedHours * HOUR_MS)
      for (const { id } of await imports.listAbandoned(before)) {
        if (await imports.remove(id, ['receiving', 'looked', 'failed'])) await files.remove(id)
      }
      await files.removeOthers(async () => (await imports.list()).map(({ id }) => id))
    },
  }
}

export type ImportsService = ReturnType<typeof createImportsService>
