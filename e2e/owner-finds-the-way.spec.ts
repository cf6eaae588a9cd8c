import { expect, test } from './signed-in.ts'

test('the sidebar leads everywhere and says where one is; a theme chosen there stays', async ({
  page,
}) => {
  await page.goto('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  const places = [
    ['New Post', '/admin/posts/new', 'Create New Post'],
    ['Calendar', '/admin/calendar', 'Calendar'],
    ['Gallery', '/admin/gallery', 'Gallery Management'],
    ['Settings', '/admin/settings', 'Settings'],
    ['Dashboard', '/admin', 'Dashboard'],
  ] as const
  for (const [label, path, title] of places) {
    await nav.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(nav.locator('[aria-current=page]')).toHaveText(label)
  }
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark theme').click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
