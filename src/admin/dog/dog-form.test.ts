import { expect, test } from 'vitest'
import { readPath, writePath } from './dog-form.tsx'

const document = { name: 'Olive', title: { plain: 'a' }, story: ['one', 'two'] }

test('a value is read by its path, and what is not there is nothing', () => {
  expect(readPath(document, 'title.plain')).toBe('a')
  expect(readPath(document, 'story.1')).toBe('two')
  expect(readPath(document, 'faq.0.question')).toBeUndefined()
})

test('a change makes a copy along its path and leaves all else', () => {
  const changed = writePath(document, 'story.1', 'three')
  expect(changed).toEqual({ ...document, story: ['one', 'three'] })
  expect(changed.title).toBe(document.title)
  expect(document.story).toEqual(['one', 'two'])
})
