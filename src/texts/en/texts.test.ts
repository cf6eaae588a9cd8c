import { describe, expect, test } from 'vitest'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { photoToasts } from '#texts/admin/photos.ts'
import { settingsToasts } from '#texts/admin/settings.ts'
import { setupToasts } from '#texts/admin/sign-in.ts'
import { shellTexts } from '#texts/site/pages.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { postListTexts } from '#texts/site/posts.ts'

describe('an empty list says what was looked for', () => {
  test('posts: the search comes before the category', () => {
    expect(postListTexts.none({ search: 'cat', category: 'Health' })).toBe(
      'No posts found matching "cat".',
    )
    expect(postListTexts.none({ category: 'Health' })).toBe(
      'No posts found in the Health category.',
    )
    expect(postListTexts.none({})).toBe('No posts found.')
  })

  test('photos', () => {
    expect(galleryTexts.none('Funny')).toBe('No photos found in the Funny category.')
    expect(galleryTexts.none()).toBe('No photos found in the gallery.')
  })
})

test('the heading of the post list names the search or the category', () => {
  expect(postListTexts.heading({ search: 'cat', category: 'Health' })).toBe('Search Results: cat')
  expect(postListTexts.heading({ category: 'Health' })).toBe('Health Posts')
  expect(postListTexts.heading({})).toBeNull()
})

test('a post page is titled by post and blog', () => {
  expect(shellTexts.pageTitle('First Walk', 'Diary')).toBe('First Walk - Diary')
})

describe('toasts', () => {
  test('a photo that was not added says what the server said', () => {
    expect(photoToasts.addFailed('500: oh').description).toBe('Failed to add photo: 500: oh')
  })

  test('a feature is told by name', () => {
    expect(settingsToasts.featureSaved('comments', true)).toEqual({
      title: 'Setting updated',
      description: 'Comments has been enabled.',
    })
    expect(settingsToasts.featureSaved('analytics', false).description).toBe(
      'Analytics has been disabled.',
    )
  })

  test('a failed settings save names the form and the error', () => {
    expect(settingsToasts.failed('feature')).toEqual({
      title: 'Error updating setting',
      description: 'Failed to update settings',
    })
    expect(settingsToasts.failed('profile', '500: x').description).toBe('500: x')
  })

  test('a failed setup always says something', () => {
    expect(setupToasts.failed().description).toBe(
      'Failed to complete admin setup. Please try again.',
    )
    expect(setupToasts.failed('403: used').description).toBe('403: used')
  })
})

test('since the last story days of the calendar are counted, not hours', () => {
  const since = (lastDay: string | null) =>
    dashboardTexts.sinceLastStory({ lastDay, today: '2026-11-16', name: 'Olive' })
  expect(since(null)).toContain('Nobody has read about Olive yet')
  expect(since('2026-11-16')).toContain('went out today')
  expect(since('2026-11-15')).toContain('went out yesterday')
  expect(since('2026-11-03')).toContain('13 days ago')
  expect(since('2026-11-02')).toContain('2 weeks ago')
})
