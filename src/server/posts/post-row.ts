import type { posts } from './posts.table.ts'

export { SLUG_CONSTRAINT } from './posts.table.ts'
export type PostRow = typeof posts.$inferSelect
export type ListedPostRow = Omit<PostRow, 'content' | 'excerpt' | 'idempotencyKey'>
export type NewPostRow = typeof posts.$inferInsert
