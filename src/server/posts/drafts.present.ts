import type { Draft, DraftHead } from '#shared/contract/drafts.ts'
import type { DraftRow, ListedDraftRow } from './drafts.repository.ts'

export function presentDraftHead(row: ListedDraftRow): DraftHead {
  return {
    key: row.key,
    postId: row.postId,
    postVersion: row.postVersion,
    title: row.title,
    slug: row.slug,
    coverImage: row.coverImage,
    category: row.category,
    published: row.published,
    featured: row.featured,
    schedule: row.schedule,
    publishedOn: row.publishedOn,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentDraft(row: DraftRow): Draft {
  return { ...presentDraftHead(row), content: row.content, excerpt: row.excerpt }
}
