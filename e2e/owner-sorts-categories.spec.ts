import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { expect, test } from './signed-in.ts'

const nameFields = { name: /^Name of category/ }

test('the owner makes one list of two, and stories follow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/settings')
  const stories = page.getByRole('region', { name: texts.kinds.posts })
  await expect(stories).toContainText('Only on the blog: Nutrition, Playtime and Celebrations.')
  await stories.getByRole('button', { name: texts.oneList }).click()

  const names = stories.getByRole('textbox', nameFields)
  await expect(names.first()).toBeFocused()
  await names.nth(4).fill('School')
  await stories.getByRole('button', { name: texts.up('School') }).click()
  await stories.getByLabel(texts.tone('School')).selectOption('Rose')
  await stories.getByRole('button', { name: texts.hide('Nutrition') }).click()
  await stories.getByRole('button', { name: texts.add }).click()
  await names.last().fill('Letters')
  await stories.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText('Categories saved', { exact: true })).toBeVisible()
  await expect(stories.getByRole('heading')).toBeFocused()

  const expected = ['Adventures', 'Health', 'School', 'Playtime', 'Celebrations', 'Daily Life']
  expected.push('Travel', 'Letters')
  await page.goto('/blog?category=Training')
  await expect(page).toHaveURL('/blog?category=School')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Posts')
  await expect(page.getByRole('article').first().locator('.tag')).toHaveText('School')
  await expect(page.getByRole('article').first().locator('.tag')).toHaveAttribute(
    'data-badge',
    'travel',
  )
  await expect(page.locator('.chips .chip')).toHaveText(['All Posts', ...expected])

  await page.goto('/admin/posts/new')
  const offered = page.getByLabel('Category').locator('option:not([disabled])')
  await expect(offered).toHaveText(expected)
})
