import { sql } from 'drizzle-orm'
import { defaultDog } from '#server/dog/default-dog.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  adminIdentities,
  adminSetup,
  comments,
  contactMessages,
  dogDrafts,
  dogLogEntries,
  dogLogSettings,
  dogVersions,
  passkeys,
  postAddresses,
  postPreviews,
  postRevisions,
  posts,
  sessions,
  users,
} from '#server/schema.ts'
import type { DogDocument } from '#shared/contract/dog.admin.ts'

export const samplePost = {
  slug: 'a-walk',
  title: 'A walk 🐾 "quoted" \\ and\nmore',
  excerpt: '',
  content: 'Žluťoučký kůň\r\n\t\u2028 <script> \u{10FFFF}'.repeat(50),
  coverImage: '/media/demo/hero/1600x600.jpg',
  category: 'daily-life',
}

export async function fillDiary(database: Database) {
  const { db } = database
  const [owner] = await db
    .insert(users)
    .values({ username: 'owner@example.com', password: '$argon2id$secret' })
    .returning()
  await db.insert(sessions).values({
    id: 's',
    cookieHash: 'c',
    tokenHash: 't',
    provider: 'password',
    userId: owner!.id,
    expiresAt: new Date(),
  })
  await db.insert(passkeys).values({
    credentialId: 'credential',
    publicKey: 'key',
    counter: 4_294_967_295,
    transports: ['internal', 'a "quoted", one'],
    rpId: 'diary.example.com',
    userHandle: 'handle',
    isSynced: true,
    name: 'Kitchen tablet',
    userId: owner!.id,
  })
  const olive: DogDocument = { dogs: [{ ...defaultDog.dogs[0], name: 'Olive "Oli" 🐾' }] }
  await db.insert(dogVersions).values([
    { version: 1, document: defaultDog, savedBy: 'owner@example.com' },
    { version: 2, document: olive },
  ])
  await db.insert(dogDrafts).values({ version: 2, document: olive })
  await db.insert(dogLogEntries).values({
    kind: 'vet',
    day: '2026-10-12',
    title: 'Yearly check',
    words: 'Teeth "good"',
    privateWords: 'Dr. Okafor',
    nextDue: '2026-12-02',
    deletedAt: new Date(),
  })
  await db.insert(dogLogSettings).values({
    unit: 'kg',
    wantedFrom: 3000,
    wantedTo: 3400,
    weighsMonthly: true,
    isCurvePublic: true,
  })
  await db.insert(adminSetup).values({ setupComplete: true, adminEmail: 'owner@example.com' })
  await db
    .insert(adminIdentities)
    .values({ issuer: 'https://issuer.example', subject: '7', email: 'owner@example.com' })
  const many = Array.from({ length: 130 }, (_, at) => ({
    ...samplePost,
    slug: `walk-${at}`,
    ...(at % 10 === 0 && {
      scheduledAt: new Date('2035-02-28T12:34:56.789Z'),
      scheduledDay: '2035-02-28',
      scheduledTime: '07:34',
      scheduledZone: 'America/New_York',
    }),
  }))
  const inserted = await db.insert(posts).values(many).returning()
  await db.insert(postRevisions).values({
    ...samplePost,
    postId: inserted[0]!.id,
    version: 1,
    published: true,
    featured: false,
    savedAt: new Date('2020-02-29T12:34:56.789Z'),
  })
  await db.insert(postAddresses).values({ slug: 'the-first-walk', postId: inserted[0]!.id })
  await db.insert(postPreviews).values({
    postId: inserted[1]!.id,
    secretHash: 'of-a-secret',
    expiresAt: new Date('2030-01-02T03:04:05.678Z'),
  })
  const comment = { postId: inserted[0]!.id, name: 'Maren', message: 'Ours, too.', textKey: 'k' }
  const [first] = await db.insert(comments).values(comment).returning()
  await db.insert(comments).values({ ...comment, parentId: first!.id, isOwner: true })
  await db
    .update(posts)
    .set({ deletedAt: new Date('2026-11-08T09:00:00Z'), deletedSlug: 'walk-2', slug: '~3' })
    .where(sql`id = 3`)
  // The last posts are removed: after a restore their ids must not be reused.
  await db.delete(posts).where(sql`id > 120`)
  await db
    .insert(contactMessages)
    .values({ name: 'N', email: 'n@example.com', subject: 'S', message: 'M' })
  await db.execute(sql`update contact_messages set created_at = '2024-03-31 01:59:59.123456+00'`)
}

export const readContents = ({ db }: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`)
    const tables = ['posts', 'post_revisions', 'users', 'contact_messages', 'settings']
    tables.push('admin_setup', 'admin_identities', 'passkeys', 'comments')
    tables.push('dog_log_entries', 'dog_log_choices', 'dog_versions', 'dog_drafts')
    const all: Record<string, unknown> = {}
    for (const table of tables) {
      const { rows } = await tx.execute(
        sql.raw(`select id, md5(to_jsonb(t)::text) as sum from ${table} t order by id`),
      )
      all[table] = rows
    }
    return all
  })
