import { expect, test } from 'vitest'
import { GalleryQuery } from '#shared/contract/photos.ts'
import { BlogQuery } from '#shared/contract/posts.ts'
import { parameters, readKnownSearch } from './search-parameters.ts'

const endless = '9'.repeat(400)
const address = `page=${endless}&category=${endless}&search=${endless}&other=${endless}`

test('however long an address is, what is read of it is what the lists take', () => {
  expect(BlogQuery.safeParse(readKnownSearch(address, parameters.blog)).success).toBe(true)
  expect(GalleryQuery.safeParse(readKnownSearch(address, parameters.gallery)).success).toBe(true)
})

test('unknown and empty parameters are not there', () => {
  expect(readKnownSearch('search=%20&category=Health&other=1', parameters.blog)).toEqual({
    category: 'Health',
  })
})

test.each([
  ['2', { page: '2' }],
  ['0007', { page: '7' }],
  ['7.9', { page: '7' }],
  [' 7 ', { page: '7' }],
  ['1e99', { page: '1000000' }],
  [endless, { page: '1000000' }],
  ['1', {}],
  ['0', {}],
  ['-3', {}],
  ['apple', {}],
])('page %j is read as %j', (page, read) => {
  expect(readKnownSearch(new URLSearchParams({ page }).toString(), parameters.blog)).toEqual(read)
})
