import { expect, test } from 'vitest'
import { excludeEditedFields, listFieldsToFill } from './same-words.ts'

const words = (title = '', description = '', category = 'Everyday') => ({
  title,
  description,
  category,
})

test('the words of one photo fill only what is empty', () => {
  const photos = {
    a: words('Walk', 'To the bakery.', 'Outdoors'),
    b: words('', 'My own words.'),
    c: words('Nap', ' ', 'Sleepy'),
  }
  expect(listFieldsToFill(photos, 'a', ['b', 'c'], 'Everyday')).toEqual([
    { id: 'b', field: 'title', before: '', after: 'Walk' },
    { id: 'b', field: 'category', before: 'Everyday', after: 'Outdoors' },
    { id: 'c', field: 'description', before: ' ', after: 'To the bakery.' },
  ])
})

test('taking it back leaves what was typed since, and what is gone', () => {
  const filled = [
    { id: 'b', field: 'title', before: '', after: 'Walk' } as const,
    { id: 'b', field: 'description', before: '', after: 'To the bakery.' } as const,
    { id: 'gone', field: 'title', before: '', after: 'Walk' } as const,
  ]
  const now = { b: words('Walk, by me', 'To the bakery.') }
  expect(excludeEditedFields(now, filled)).toEqual([filled[1]])
})
