import { describe, expect, it } from 'vitest'
import { emptyOwnCategories, type OwnCategories, readCategories } from '../categories.ts'
import type { Photo } from '../contract/photos.ts'
import { filterPhotosByCategory, galleryPageOf, listPhotoCategories } from './search.ts'

const photo = (id: number, category: string | null): Photo => ({
  id,
  path: `/gallery/${id}`,
  category,
  imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
  title: `Photo ${id}`,
  description: null,
  width: null,
  height: null,
  placeholder: null,
  focalPoint: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  age: null,
  date: '2026-01-01',
})

const categories = readCategories('photos', emptyOwnCategories)

describe('the categories of an album', () => {
  it('are distinct, sorted and never empty', () => {
    const photos = [photo(1, 'Sleepy'), photo(2, ''), photo(3, null), photo(4, 'Family')]
    expect(listPhotoCategories([...photos, photo(5, 'Sleepy')], categories)).toEqual([
      'Family',
      'Sleepy',
    ])
  })

  it('are one when they differ only in spelling', () => {
    expect(listPhotoCategories([photo(1, 'Holidays'), photo(2, 'holiday')], categories)).toEqual([
      'Holidays',
    ])
  })

  it('choose photos; none chooses all', () => {
    const photos = [photo(1, 'Sleepy'), photo(2, null)]
    expect(filterPhotosByCategory(photos, 'sleepy', categories.of).map(({ id }) => id)).toEqual([1])
    expect(filterPhotosByCategory(photos, null, categories.of)).toHaveLength(2)
  })
})

describe('a portion of the album', () => {
  const photos = Array.from({ length: 50 }, (_, at) => photo(at, at % 2 ? 'Funny' : 'Family'))

  it('holds what its page number asks for, and says what there is in all', () => {
    const second = galleryPageOf(photos, { page: '2' }, emptyOwnCategories)
    expect(second.photos[0]?.id).toBe(24)
    expect(second).toMatchObject({ total: 50, page: 2, pages: 3, categories: ['Family', 'Funny'] })
  })

  it('counts only the chosen category but names all of them', () => {
    const funny = galleryPageOf(photos, { category: 'Funny', page: '99' }, emptyOwnCategories)
    expect(funny).toMatchObject({ total: 25, page: 2, pages: 2, categories: ['Family', 'Funny'] })
  })

  it('offers no filter for a category that the owner hides, and shows its photos', () => {
    const own: OwnCategories = {
      posts: null,
      photos: [
        { name: 'Family', tone: 'rose', hidden: false, formerly: [] },
        { name: 'Laughs', tone: 'own', hidden: true, formerly: ['Funny'] },
      ],
    }
    expect(galleryPageOf(photos, {}, own)).toMatchObject({ total: 50, categories: ['Family'] })
    expect(galleryPageOf(photos, { category: 'Funny' }, own).total).toBe(25)
  })
})
