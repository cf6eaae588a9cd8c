import { describe, expect, test } from 'vitest'
import { sinceLastStory } from '#texts/admin/dashboard.ts'
import { noPhotosText } from '#texts/site/photos.ts'
import { photoAddFailedToast } from '#texts/admin/photos.ts'
import { noPostsText, postListHeading, postPageTitle } from '#texts/site/posts.ts'
import { featureSavedToast, settingsFailedToast } from '#texts/admin/settings.ts'
import { setupFailedToast } from '#texts/admin/sign-in.ts'

describe('an empty list says what was looked for', () => {
  test('posts: the search comes before the category', () => {
    expect(noPostsText({ search: 'cat', category: 'Health' })).toBe(
      'No posts found matching "cat".',
    )
    expect(noPostsText({ category: 'Health' })).toBe('No posts found in the Health category.')
    expect(noPostsText({})).toBe('No posts found.')
  })

  test('photos', () => {
    expect(noPhotosText('Funny')).toBe('No photos found in the Funny category.')
    expect(noPhotosText()).toBe('No photos found in the gallery.')
  })
})

test('the heading of the post list names the search or the category', () => {
  expect(postListHeading({ search: 'cat', category: 'Health' })).toBe('Search Results: cat')
  expect(postListHeading({ category: 'Health' })).toBe('Health Posts')
  expect(postListHeading({})).toBeNull()
})

test('a post page is titled by post and blog', () => {
  expect(postPageTitle('First Walk', 'Diary')).toBe('First Walk - Diary')
})

describe('toasts', () => {
  test('a photo that was not added says what the server said', () => {
    expect(photoAddFailedToast('500: oh').description).toBe('Failed to add photo: 500: oh')
  })

  test('a feature is told by name', () => {
    expect(featureSavedToast('comments', true)).toEqual({
      title: 'Setting updated',
      description: 'Comments has been enabled.',
    })
    expect(featureSavedToast('analytics', false).description).toBe('Analytics has been disabled.')
  })

  test('a failed settings save names the form and the error', () => {
    expect(settingsFailedToast('feature')).toEqual({
      title: 'Error updating setting',
      description: 'Failed to update settings',
    })
    expect(settingsFailedToast('profile', '500: x').description).toBe('500: x')
  })

  test('a failed setup always says something', () => {
    expect(setupFailedToast().description).toBe('Failed to complete admin setup. Please try again.')
    expect(setupFailedToast('403: used').description).toBe('403: used')
  })
})

test('since the last story days of the calendar are counted, not hours', () => {
  const since = (lastDay: string | null) =>
    sinceLastStory({ lastDay, today: '2026-11-16', name: 'Olive' })
  expect(since(null)).toContain('Nobody has read about Olive yet')
  expect(since('2026-11-16')).toContain('went out today')
  expect(since('2026-11-15')).toContain('went out yesterday')
  expect(since('2026-11-03')).toContain('13 days ago')
  expect(since('2026-11-02')).toContain('2 weeks ago')
})
