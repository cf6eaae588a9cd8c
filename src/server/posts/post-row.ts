import type { posts } from './posts.table.ts'

export type PostRow = typeof posts.$inferSelect
export type NewPostRow = typeof posts.$inferInsert
