import type { Revision, RevisionHead } from '#shared/contract/revisions.ts'
import { countWords } from '#shared/reading-time.ts'
import type { RevisionRow } from './revisions.repository.ts'

export function presentRevisionHead(row: RevisionRow): RevisionHead {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    published: row.published,
    words: countWords(row.content),
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy,
  }
}

export function presentRevision(row: RevisionRow): Revision {
  return {
    ...presentRevisionHead(row),
    slug: row.slug,
    content: row.content,
    excerpt: row.excerpt,
    coverImage: row.coverImage,
    category: row.category,
    featured: row.featured,
  }
}
