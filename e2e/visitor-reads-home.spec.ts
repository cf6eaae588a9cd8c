import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('home in its order, and its hero leads to the latest posts and to the dog', async ({
  page,
}) => {
  await page.goto('/')
  // The heading appears only on days that have an entry from an earlier year.
  const headings = page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'On this day' })
  await expect(headings).toHaveText([
    'Featured Tales & Tails',
    'Pawsome Moments',
    'Latest Doggy Tales',
    'Seven pounds of opinion',
    'Join Our Pack!',
    'Pages',
    'Categories',
    'Follow',
  ])
  await expect(section(page, 'Featured Tales & Tails').getByRole('article')).toHaveCount(3)
  await expect(section(page, 'Latest Doggy Tales').getByRole('article')).toHaveCount(4)
  await expect(section(page, 'Pawsome Moments').getByRole('img')).toHaveCount(4)
  await expect(page.locator('.stats').getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'View All Posts' }).first()).toHaveAttribute(
    'href',
    '/blog',
  )
  await expect(page.getByRole('link', { name: 'View Full Gallery' }).first()).toHaveAttribute(
    'href',
    '/gallery',
  )

  await page.getByRole('link', { name: 'Latest Posts' }).click()
  await expect(page).toHaveURL(/#latest-posts$/)
  await expect(page.locator('#latest-posts')).toBeInViewport()
  await page.getByRole('link', { name: 'About Pretzel', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
})
