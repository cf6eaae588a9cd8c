import { importLimits } from '#shared/moving/import-limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { KnownRedirects } from './known-redirects.ts'
import { oldPath, pagePath, postPath } from './old-path.ts'
import type { RedirectsRepository } from './redirects.repository.ts'

interface ImportedPost {
  id: number
  slug: string
  importId: number
}

/** Addresses of old blogs, which the owner's own list leaves out. */
export function createImportedRedirects(
  redirects: RedirectsRepository,
  known: KnownRedirects,
  clock: Clock,
) {
  return {
    /** Where the posts of an import were before. Answers the addresses that do not lead to this post. */
    async bringIn(addresses: string[], post: ImportedPost): Promise<string[]> {
      const paths = new Map(addresses.map((address) => [address, oldPath(address)]))
      const own = pagePath(postPath(post.slug))
      const wanted = [...new Set(paths.values())].filter(
        (path): path is string => path !== null && path !== own,
      )
      const { importId, id: postId } = post
      const hasRoom = (await redirects.count('imported')) < importLimits.redirects
      const row = { postId, importId, createdAt: clock.now() }
      const lead = new Set(hasRoom ? await redirects.bringIn(wanted, row) : [])
      known.forget()
      return addresses.filter((address) => {
        const path = paths.get(address)
        return path !== own && !(path && lead.has(path))
      })
    },

    listOfImport: async (importId: number) =>
      known.present(await redirects.listOfImport(importId, importLimits.shownAddresses)),
    countByImport: (ids: number[]) => redirects.countByImport(ids),
  }
}
