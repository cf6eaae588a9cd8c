import { expect, test } from 'vitest'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { guessRedirectTarget } from './redirect-target.ts'

const post = (slug: string, title: string, published = true) =>
  ({ slug, title, published }) as AdminPostRow

const posts = [
  post('rain', 'Rain: a negotiation'),
  post('met-the-sea', 'The day Pretzel met the sea'),
  post('secret-sea', 'The day Pretzel met the secret sea', false),
]

test('the post that shares most words is meant', () => {
  expect(guessRedirectTarget('/2024/05/pretzel-met-sea.html', posts)).toBe('/blog/met-the-sea')
  expect(guessRedirectTarget('/blog/RAIN', posts)).toBe('/blog/rain')
})

test('a draft is never meant', () => {
  expect(guessRedirectTarget('/secret', posts)).toBe('/blog')
})

test('without a likeness, and with an address that cannot be read, it is the blog', () => {
  expect(guessRedirectTarget('/wp-login', posts)).toBe('/blog')
  expect(guessRedirectTarget('/%E0%A4%A', posts)).toBe('/blog')
})
