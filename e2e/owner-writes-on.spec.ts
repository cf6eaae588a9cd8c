import type { Locator } from '@playwright/test'
import { intercept } from './intercept.ts'
import { content, fillNewPost } from './post-editor.ts'
import { expect, makePostInput, test } from './signed-in.ts'

const story = 'A long dog takes a long time to pass a short door.'

test('a first save in the middle of a word changes the address and nothing else', async ({
  page,
}) => {
  const long = `${story}\n\n`.repeat(60)
  await fillNewPost(page, 'First save', long)
  await content(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('The lee')
  const field = await content(page).elementHandle()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/posts') && answer.request().method() === 'POST',
  )
  const keysUp = Promise.withResolvers<void>()
  await intercept(page, '**/api/admin/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    // Typing while Control is down would trigger shortcuts.
    await keysUp.promise
    await page.keyboard.type('way')
    await route.fulfill({ response })
  })
  await page.keyboard.press('Control+s')
  keysUp.resolve()
  await answered
  await page.keyboard.type(' bank')
  await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit$/)
  await page.keyboard.type('.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(content(page)).toHaveValue(`${long}The leeway bank.`)
  await expect(content(page)).toBeFocused()
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z')
  await expect(content(page)).not.toHaveValue(/bank/)
})

const directionOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).direction)

test('words in Hebrew or Arabic run from right to left for visitors, and the page as before', async ({
  page,
  call,
}) => {
  const title = 'כלב ארוך'
  const excerpt = 'הכלב ישן על הספה כל היום'
  const words = { title, excerpt, slug: 'right-to-left' }
  const body = 'الكلب نائم على الأريكة. He naps.'
  const { slug } = await call(
    'POST',
    '/api/admin/posts',
    makePostInput(title, { ...words, content: body }),
  )
  const photo = await call('POST', '/api/admin/photos', {
    ...{ title: 'أذن طويلة', description: 'أذن تحت البطانية', category: 'sleeping' },
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
  })
  await page.goto(`/blog/${slug}`)
  const heading = page.getByRole('heading', { level: 1, name: title })
  expect(await directionOf(heading)).toBe('rtl')
  expect(await directionOf(page.getByText('He naps.'))).toBe('rtl')
  expect(await directionOf(page.getByRole('contentinfo'))).toBe('ltr')
  await page.goto('/blog')
  expect(await directionOf(page.getByRole('link', { name: title }).first())).toBe('rtl')
  expect(await directionOf(page.getByText(excerpt).first())).toBe('rtl')
  await page.goto('/gallery')
  const card = page.getByRole('strong').filter({ hasText: 'أذن طويلة' })
  expect(await directionOf(card.first())).toBe('rtl')
  await page.goto(`/gallery/${photo.id}`)
  expect(await directionOf(page.getByText('أذن تحت البطانية').first())).toBe('rtl')
})
