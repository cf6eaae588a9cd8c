import type { Post } from '../../src/shared/contract/posts.ts'

const WORDS =
  'pretzel walked along the river with a slipper in his mouth and nobody minded much'.split(' ')
const CATEGORIES = ['Adventures', 'Training', 'Health & Care', 'Daily Life']
const WORDS_EACH = 500

/** Plain posts of five hundred words, newest first; no two are alike. */
export function manyPosts(count: number): Post[] {
  return Array.from({ length: count }, (_, at) => {
    const created = new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString()
    const text = Array.from(
      { length: WORDS_EACH },
      (_, word) => WORDS[(at * 7 + word * word) % WORDS.length],
    )
    return {
      id: 1_000_000 + at,
      slug: `day-${at}`,
      title: `Day ${at} of short legs`,
      excerpt: `What happened on day ${at}, and who was to blame.`,
      content: text.join(' '),
      coverImage: '/media/demo/portrait-tilt/1600x1067.jpg',
      category: CATEGORIES[at % CATEGORIES.length]!,
      published: true,
      featured: false,
      publishedAt: created,
      createdAt: created,
    }
  })
}
