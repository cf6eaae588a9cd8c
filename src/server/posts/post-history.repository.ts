import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { postAddresses } from './addresses.table.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'

export type AddressRow = typeof postAddresses.$inferSelect

/** A slug that a post takes is its own from now on; part of the save's own transaction. */
export async function takeAddress(saving: Db, slug: string) {
  await saving.delete(postAddresses).where(eq(postAddresses.slug, slug))
}

/** The slug that a public post leaves goes on leading to it; part of the save's own transaction. */
export async function keepOldAddress(saving: Db, slug: string, postId: number) {
  await saving
    .insert(postAddresses)
    .values({ slug, postId })
    .onConflictDoUpdate({ target: postAddresses.slug, set: { postId } })
}

export function createAddressesRepository(db: Db) {
  return {
    list: (postId: number): Promise<AddressRow[]> =>
      db
        .select()
        .from(postAddresses)
        .where(eq(postAddresses.postId, postId))
        .orderBy(desc(postAddresses.leftAt), postAddresses.slug),

    async listSlugs(): Promise<string[]> {
      const rows = await db.select({ slug: postAddresses.slug }).from(postAddresses)
      return rows.map(({ slug }) => slug).sort()
    },

    /** The post that an old address leads to, published or not. */
    async findPost(slug: string): Promise<{ id: number; title: string } | null> {
      const [post] = await db
        .select({ id: posts.id, title: posts.title })
        .from(postAddresses)
        .innerJoin(posts, eq(posts.id, postAddresses.postId))
        .where(and(eq(postAddresses.slug, slug), isNull(posts.deletedAt)))
      return post ?? null
    },

    keep: (slug: string, postId: number) => keepOldAddress(db, slug, postId),

    async remove(postId: number, slug: string): Promise<boolean> {
      const removed = await db
        .delete(postAddresses)
        .where(and(eq(postAddresses.slug, slug), eq(postAddresses.postId, postId)))
        .returning({ slug: postAddresses.slug })
      return removed.length > 0
    },
  }
}

export type AddressesRepository = ReturnType<typeof createAddressesRepository>

export function createOldAddresses(db: Db) {
  return {
    async findPublishedByOldSlug(slug: string): Promise<PostRow | null> {
      const [row] = await db
        .select(getTableColumns(posts))
        .from(postAddresses)
        .innerJoin(posts, eq(posts.id, postAddresses.postId))
        .where(and(eq(postAddresses.slug, slug), eq(posts.published, true)))
      return row ?? null
    },
  }
}
