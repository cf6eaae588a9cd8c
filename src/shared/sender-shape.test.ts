import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { saveAutosave } from './contract/history.admin.ts'
import { createPhoto } from './contract/photos.admin.ts'
import { createPost, updatePost } from './contract/posts.admin.ts'
import { SENDER_SHAPE } from './sender-shape.ts'

/** A changed body gets the next number and a line here; a line that has landed never changes. */
const hashes: Record<number, string> = {
  1: 'f9c846a9bbecf4c89fcdd0038c1a67f4fb2cddfdfd3776ffe38b55aed1e600b8',
}

test('what the admin sends later has a number of its own for each shape of its bodies', () => {
  const bodies = [createPost, updatePost, saveAutosave, createPhoto].map(({ body }) =>
    toJSONSchema(body, { io: 'input', unrepresentable: 'any' }),
  )
  const hash = createHash('sha256').update(JSON.stringify(bodies)).digest('hex')
  expect(hashes[SENDER_SHAPE]).toBe(hash)
  expect(Math.max(...Object.keys(hashes).map(Number))).toBe(SENDER_SHAPE)
})
