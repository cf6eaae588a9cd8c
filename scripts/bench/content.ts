import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { photos, postRevisions, posts } from '#server/schema.ts'
import { editorCategories, galleryCategories } from '#shared/categories.ts'

const WORDS_A_POST = 500
const AT_ONCE = 100
const HOUR_MS = 3_600_000
const firstDay = Date.UTC(2012, 0, 1)
const demoPosts = new URL('../../src/server/demo/posts/', import.meta.url)
const scenes = JSON.parse(
  readFileSync(new URL('../../art/scenes.json', import.meta.url), 'utf8'),
) as { url: string; width: number; height: number; placeholder: string }[]

/** The same numbers in every run. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function readVocabulary(): string[] {
  const files = readdirSync(demoPosts).map((name) => readFileSync(new URL(name, demoPosts), 'utf8'))
  return files.flatMap((text) => text.split('---\n')[2]?.match(/[\p{L}’']+[.,]?/gu) ?? [])
}

/** Runs of up to three words that once stood together: compresses about as prose does. */
function write(words: string[], dice: (sides: number) => number, count: number): string[] {
  const written: string[] = []
  while (written.length < count) {
    const at = dice(words.length - 3)
    written.push(...words.slice(at, at + 1 + dice(3)))
  }
  return written.slice(0, count)
}

function makePost(number: number, words: string[]) {
  const dice = createDice(number)
  const title = write(words, dice, 5).join(' ').replace(/[.,]/g, '')
  const paragraphs = Array.from({ length: 10 }, (_, at) => {
    const text = write(words, dice, WORDS_A_POST / 10).join(' ')
    if (at % 4 === 3) return `## ${text.slice(0, 30)}\n\n${text}`
    return at === 5 ? `- ${text.slice(0, 60)}\n- [a link](/blog) and **${text}**` : text
  })
  const writtenAt = new Date(firstDay + number * 12 * HOUR_MS)
  return {
    title,
    slug: `post-${number}`,
    excerpt: write(words, dice, 24).join(' '),
    content: paragraphs.join('\n\n'),
    coverImage: scenes[number % scenes.length]!.url,
    category: editorCategories[number % editorCategories.length]!.value,
    published: true,
    featured: number % 50 === 0,
    publishedAt: writtenAt,
    createdAt: writtenAt,
  }
}

function makePhoto(number: number, words: string[]) {
  const dice = createDice(number)
  const { url, width, height, placeholder } = scenes[number % scenes.length]!
  return {
    title: write(words, dice, 4).join(' '),
    description: write(words, dice, 15).join(' '),
    imageUrl: url,
    category: galleryCategories[number % galleryCategories.length]!,
    width,
    height,
    placeholder,
    createdAt: new Date(firstDay + number * HOUR_MS),
  }
}

const countOf = async (db: Db, table: typeof posts | typeof photos) =>
  (await db.select({ count: sql<number>`count(*)::int` }).from(table))[0]?.count ?? 0

function* portions(from: number, to: number) {
  for (let at = from; at < to; at += AT_ONCE) {
    yield Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, n) => at + n)
  }
}

/** Adds what is missing: posts of five hundred words with their first revisions, and photos. */
export async function growTo(db: Db, postCount: number, photoCount: number) {
  const words = readVocabulary()
  for (const numbers of portions(await countOf(db, posts), postCount)) {
    const rows = await db
      .insert(posts)
      .values(numbers.map((number) => makePost(number, words)))
      .returning()
    const revisions = rows.map(({ id, createdAt, updatedAt, publishedAt, ...row }) => ({
      ...row,
      postId: id,
    }))
    await db.insert(postRevisions).values(revisions)
  }
  for (const numbers of portions(await countOf(db, photos), photoCount)) {
    await db.insert(photos).values(numbers.map((number) => makePhoto(number, words)))
  }
  // As the housekeeping of either store does.
  await db.execute(sql`vacuum (analyze)`)
}
