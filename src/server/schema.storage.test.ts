import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stores, type TestStore } from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import type { Database } from './platform/database/database.ts'
import { isUniqueViolation } from './platform/database/errors.ts'
import { openDatabase } from './platform/database/open-database.ts'
import * as schema from './schema.ts'

const text = 'Prêtzel’s “größte” walk 🐾 犬\n\ttab \\ \' "'
const post = {
  slug: 'first-walk',
  title: 'First walk',
  excerpt: 'A short walk.',
  content: 'Around the block.',
  coverImage: '/media/walk.webp',
  category: 'Adventures',
}
const owner = {
  blogName: 'Diary',
  blogDescription: 'A diary',
  ownerName: 'Ann',
  ownerEmail: 'ann@example.com',
}
const later = new Date('2030-01-02T03:04:05.678Z')

async function refusal(query: PromiseLike<unknown>): Promise<unknown> {
  try {
    await query
  } catch (error) {
    return error
  }
  throw new Error('The database accepted what it should refuse.')
}

describe.each(stores)('the tables on the $store store', ({ makePlace }) => {
  let place: TestStore
  let database: Database

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })
  beforeEach(() => resetDatabase(database.db))

  test('a post starts as an unfeatured draft of version 1', async () => {
    const [saved] = await database.db.insert(schema.posts).values(post).returning()
    expect(saved).toEqual({
      ...post,
      id: 1,
      lang: null,
      audience: 'everyone',
      published: false,
      featured: false,
      publishedAt: null,
      scheduledAt: null,
      scheduledDay: null,
      scheduledTime: null,
      scheduledZone: null,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
      version: 1,
      idempotencyKey: null,
      feedSlug: null,
      deletedAt: null,
      deletedSlug: null,
      wasPublished: false,
    })
  })

  test('a text keeps every character and a date every millisecond', async () => {
    const full = { ...post, title: text, content: text.repeat(5_000), publishedAt: later }
    await database.db.insert(schema.posts).values(full)
    const [saved] = await database.db.select().from(schema.posts)
    expect(saved).toMatchObject(full)
  })

  test('revisions go with their post', async () => {
    const [saved] = await database.db.insert(schema.posts).values(post).returning()
    const { id: postId, version, published, featured } = saved!
    const revision = { ...post, postId, version, published, featured }
    const [storedRevision] = await database.db
      .insert(schema.postRevisions)
      .values(revision)
      .returning()
    expect(storedRevision).toEqual({
      ...revision,
      id: 1,
      lang: null,
      savedAt: expect.any(Date),
      savedBy: null,
    })

    await database.db.delete(schema.posts).where(eq(schema.posts.id, postId))
    expect(await database.db.$count(schema.postRevisions)).toBe(0)
  })

  test('a photo needs a title and an image only', async () => {
    const photo = { title: 'Nap', imageUrl: '/media/nap.webp' }
    const [saved] = await database.db.insert(schema.photos).values(photo).returning()
    const unset = {
      description: null,
      category: null,
      audience: 'everyone',
      width: null,
      height: null,
      placeholder: null,
      clip: null,
      alt: null,
      day: null,
      position: 0,
      clientKey: null,
      deletedAt: null,
    }
    expect(saved).toEqual({ ...photo, ...unset, id: 1, createdAt: expect.any(Date) })
  })

  test('settings have the defaults of the product and are one row', async () => {
    const [saved] = await database.db.insert(schema.settings).values(owner).returning()
    expect(saved).toEqual({
      ...owner,
      id: 1,
      ownerBio: null,
      socialLinks: { instagram: '', facebook: '', twitter: '', youtube: '' },
      features: { comments: false, featuredPosts: true, analytics: false },
      theme: 'light',
      primaryColor: '#7C3AED',
      accentColor: '#8a5a44',
      fontFamily: 'Inter',
      logoUrl: '',
      language: null,
      timeZone: null,
      welcome: null,
      samplesRemovedAt: null,
      categories: { posts: null, photos: null },
      commentsCloseAfterDays: null,
      updatedAt: expect.any(Date),
    })
    const second = await refusal(database.db.insert(schema.settings).values(owner))
    expect(isUniqueViolation(second, 'settings_one_row_index')).toBe(true)
  })

  test('jsonb comes back as it went in', async () => {
    const socialLinks = { instagram: text, facebook: '', twitter: '{"a":1}', youtube: 'null' }
    await database.db.insert(schema.settings).values({ ...owner, socialLinks })
    const [saved] = await database.db.select().from(schema.settings)
    expect(saved?.socialLinks).toEqual(socialLinks)
  })

  test('a session falls with its user and leaves its sign-in flow without one', async () => {
    const account = { username: 'ann@example.com', password: 'hash' }
    const [user] = await database.db.insert(schema.users).values(account).returning()
    expect(user).toEqual({
      ...account,
      id: 1,
      configuredPassword: null,
      configuredEmail: null,
      createdAt: expect.any(Date),
    })

    const session = {
      id: 'a',
      cookieHash: 'b',
      tokenHash: 'c',
      provider: 'password' as const,
      userId: 1,
      expiresAt: later,
    }
    const [open] = await database.db.insert(schema.sessions).values(session).returning()
    expect(open).toEqual({
      ...session,
      issuer: null,
      passkeyId: null,
      signOutHash: null,
      subject: null,
      email: null,
      displayName: null,
      userAgent: null,
      ip: null,
      verifiedAt: null,
      createdAt: expect.any(Date),
      lastSeenAt: expect.any(Date),
    })

    const flow = {
      flowHash: 'd',
      cookieHash: 'e',
      state: 'f',
      nonce: 'g',
      codeVerifier: 'h',
      issuer: 'https://accounts.google.com',
      sessionId: 'a',
      expiresAt: later,
    }
    const [started] = await database.db.insert(schema.signInFlows).values(flow).returning()
    const unset = { error: null, status: 'started' }
    expect(started).toEqual({ ...flow, ...unset, id: 1, createdAt: expect.any(Date) })

    await database.db.delete(schema.users)
    expect(await database.db.$count(schema.sessions)).toBe(0)
    const [left] = await database.db.select().from(schema.signInFlows)
    expect(left?.sessionId).toBeNull()
  })

  test('an identity belongs to an issuer once', async () => {
    const identity = { issuer: 'https://accounts.google.com', subject: '1', email: 'a@b.c' }
    const [saved] = await database.db.insert(schema.adminIdentities).values(identity).returning()
    expect(saved).toEqual({ ...identity, id: 1, createdAt: expect.any(Date) })
    await database.db
      .insert(schema.adminIdentities)
      .values({ ...identity, issuer: 'https://other' })
    const again = await refusal(database.db.insert(schema.adminIdentities).values(identity))
    expect(isUniqueViolation(again, 'admin_identities_issuer_subject_unique')).toBe(true)
  })

  test('of many who complete the setup at once, one does', async () => {
    const [setup] = await database.db.insert(schema.adminSetup).values({}).returning()
    const unset = { setupComplete: false, adminEmail: null }
    expect(setup).toEqual({ ...unset, id: 1, setupDate: expect.any(Date) })

    const attempts = Array.from({ length: 20 }, (_, number) =>
      database.db
        .insert(schema.adminSetup)
        .values({ setupComplete: true, adminEmail: `${number}@example.com` })
        .onConflictDoNothing()
        .returning(),
    )
    const winners = (await Promise.all(attempts)).flat()
    expect(winners).toHaveLength(1)
  })

  test('an address subscribes once, in whatever case', async () => {
    const subscriber = { name: 'Bo', email: 'bo@example.com', consent: true }
    const subscribers = schema.newsletterSubscribers
    const [saved] = await database.db.insert(subscribers).values(subscriber).returning()
    expect(saved).toEqual({
      ...subscriber,
      id: 1,
      createdAt: expect.any(Date),
      state: 'waiting',
      failedLetters: 0,
      ...{
        askWantedAt: null,
        askNetwork: null,
        askedAt: null,
        confirmedAt: null,
        leftAt: null,
        consentNote: null,
      },
    })
    const upper = { ...subscriber, email: 'BO@example.com' }
    expect(isUniqueViolation(await refusal(database.db.insert(subscribers).values(upper)))).toBe(
      true,
    )
  })

  test('a message arrives unread, unsuspected and not yet mailed', async () => {
    const message = { name: 'Bo', email: 'bo@example.com', subject: 'Hi', message: text }
    const [saved] = await database.db.insert(schema.contactMessages).values(message).returning()
    expect(saved).toEqual({
      ...message,
      id: 1,
      suspectedSpam: false,
      readAt: null,
      mailedAt: null,
      mailAttempts: 0,
      mailError: null,
      createdAt: expect.any(Date),
      ipHash: null,
    })
  })
})
