import type { Database } from '#server/platform/database/database.ts'

/** Inserts confirmed readers: reader1@example.com and so on. */
export async function insertReaders({ query }: Pick<Database, 'query'>, count: number) {
  await query(
    `insert into newsletter_subscribers (name, email, consent, state, confirmed_at)
     select 'Reader ' || n, 'reader' || n || '@example.com', true, 'confirmed', now()
     from generate_series(1, ${count}) n`,
  )
}
