import type { ImportedAddress, ImportedPost } from '#shared/contract/imported.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { RedirectsService } from '../../posts/redirects.service.ts'
import type { ImportedRepository } from '../carry/imported.repository.ts'
import { createImportMoves } from './import-moves.ts'
import { presentImportedPost } from './imports.present.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { ReceivedFiles } from './received-files.ts'
import { createReceivingService } from './receiving.service.ts'
import { createShowImports, type ShowParts } from './show-imports.ts'
import { createSteeringService } from './steering.service.ts'

const HOUR_MS = 60 * 60_000

interface ImportsParts extends ShowParts {
  imports: ImportsRepository
  imported: ImportedRepository
  files: ReceivedFiles
  posts: Pick<PostsService, 'listLinks'>
  redirects: Pick<RedirectsService, 'listOfImport' | 'countByImport'>
  /** Runs the import job soon. */
  wake: () => void
}

/** What the owner does with the file of an old blog. */
export function createImportsService(parts: ImportsParts) {
  const { imports, imported, files, posts, redirects, clock, wake } = parts
  const show = createShowImports(parts)
  const moves = createImportMoves({ imports, show, clock, wake })

  return {
    ...createReceivingService({ imports, files, moves, clock }),
    ...createSteeringService({ imports, files, moves, clock }),
    list: async () => show(await imports.list()),
    get: async (id: number) => moves.showOne(await moves.get(id)),

    async listPosts(id: number): Promise<ImportedPost[]> {
      await moves.get(id)
      const rows = await imported.listReported(id)
      const links = await posts.listLinks(rows.flatMap(({ postId }) => postId ?? []))
      const published = new Map(links.map((link) => [link.id, link.published]))
      return rows.map((row) => presentImportedPost(row, published.get(row.postId ?? 0) ?? false))
    },

    async listAddresses(id: number): Promise<ImportedAddress[]> {
      await moves.get(id)
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
