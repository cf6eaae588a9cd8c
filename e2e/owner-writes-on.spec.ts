import type { Locator, Page } from '@playwright/test'
import { expect, somePost, test } from './signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const story = 'A long dog takes a long time to pass a short door.'

async function fillNewPost(page: Page, title: string, words: string) {
  await page.goto('/admin/posts/new')
  await titleField(page).fill(title)
  await content(page).fill(words)
  await page.getByRole('button', { name: 'Choose a cover image' }).click()
  await page
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .click()
  await page.getByLabel('Category').selectOption('travel')
}

test('a first save in the middle of a word changes the address and nothing else', async ({
  page,
}) => {
  const long = `${story}\n\n`.repeat(60)
  await fillNewPost(page, `First save ${Date.now()}`, long)
  await content(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('The lee')
  const field = await content(page).elementHandle()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/posts') && answer.request().method() === 'POST',
  )
  await page.route('**/api/admin/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await page.keyboard.type('way')
    await route.fulfill({ response })
  })
  await page.keyboard.press('Control+s')
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

test('after a first save New Post opens an empty editor, and leaving is asked about as before', async ({
  page,
}) => {
  await fillNewPost(page, `Saved and on ${Date.now()}`, story)
  await content(page).press('Control+s')
  await expect(page).toHaveURL(/\/edit$/)
  await content(page).press('Control+End')
  await page.keyboard.type(' More.')
  await page.getByRole('link', { name: 'New Post' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(page).toHaveURL(/\/admin\/posts\/new$/)
  await expect(titleField(page)).toHaveValue('')
  await expect(content(page)).toHaveValue('')
})

test('the first missing field in reading order has the focus', async ({ page }) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('Ti')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(titleField(page)).toBeFocused()
  await titleField(page).fill('A title')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(content(page)).toBeFocused()
  await content(page).fill(story)
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('short')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(page.getByRole('button', { name: 'Choose a cover image' })).toBeFocused()
})

test('a title in another alphabet makes an address, and its words run their own way', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('Прогулка с таксой')
  await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue('progulka-s-taksoy')
  await content(page).fill('כלב ארוך')
  expect(await content(page).evaluate((field) => getComputedStyle(field).direction)).toBe('rtl')
  await content(page).fill('A long dog')
  expect(await content(page).evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
})

const directionOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).direction)

test('words in Hebrew or Arabic run from right to left for visitors, and the page as before', async ({
  page,
  call,
}) => {
  const title = 'כלב ארוך'
  const excerpt = 'הכלב ישן על הספה כל היום'
  const words = { title, excerpt, slug: `right-to-left-${Date.now()}` }
  const body = 'الكلب نائم على الأريكة. He naps.'
  const { id, slug } = await call(
    'POST',
    '/api/admin/posts',
    somePost(title, { ...words, content: body }),
  )
  const photo = await call('POST', '/api/admin/photos', {
    ...{ title: 'أذن طويلة', description: 'أذن تحت البطانية', category: 'sleeping' },
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
  })
  try {
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
  } finally {
    await call('DELETE', `/api/admin/posts/${id}`)
    await call('DELETE', `/api/admin/photos/${photo.id}`)
  }
})

test('words about the dog carry their own direction on every page', async ({ page }) => {
  for (const [path, words] of [
    ['/', '#hero-title, .hero .lead, #about-title, .stats :is(dt, dd)'],
    ['/about', '.about-head .lead, .favorites dd, .stats dd:not(:has(time)), .about-photo a'],
    ['/contact', 'main details summary'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(words).first()).toBeVisible()
    await expect(page.locator(words).and(page.locator(':not([dir="auto"])')), path).toHaveCount(0)
  }
})

test('the slug has room for a long title', async ({ page }) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('How he learned to swim in a puddle that was not even deep')
  const slug = page.getByRole('textbox', { name: /^Slug/ })
  await expect(slug).toHaveValue(/deep$/)
  expect(
    await slug.evaluate((field) => [
      field.scrollWidth <= field.clientWidth,
      field.clientWidth > 400,
    ]),
  ).toEqual([true, true])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a first save leaves the editor, the caret and the words where they are', async ({
    page,
    call,
  }) => {
    const title = `Saved by thumb ${Date.now()}`
    await page.goto('/admin/posts/new')
    await titleField(page).tap()
    await page.keyboard.type(title)
    await page.getByRole('button', { name: 'Choose a cover image' }).tap()
    await page
      .getByRole('button', { name: /Use the sample/ })
      .first()
      .tap()
    await page.getByLabel('Category').selectOption('travel')
    await content(page).tap()
    await page.keyboard.type(`${story} The  bank.`)
    for (const _ of ' bank.') await page.keyboard.press('ArrowLeft')
    const field = await content(page).elementHandle()
    // A keyboard that hangs on a phone: saving by its keys stays in the editor, the button leaves it.
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit$/)
    await page.keyboard.type('lee')
    await expect(content(page)).toHaveValue(`${story} The lee bank.`)
    await expect(content(page)).toBeFocused()
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeAttached()

    const id = Number(page.url().match(/(\d+)\/edit$/)?.[1])
    await page.getByRole('button', { name: 'Save Post' }).tap()
    await expect(page).toHaveURL(/\/admin$/)
    const saved = await call<{ content: string }>('GET', `/api/admin/posts/${id}`)
    expect(saved.content).toBe(`${story} The lee bank.`)
    await call('DELETE', `/api/admin/posts/${id}`)
  })

  test('a tap on Save leads to the first missing field in reading order', async ({ page }) => {
    const save = page.getByRole('button', { name: 'Save Post' })
    await page.goto('/admin/posts/new')
    await titleField(page).fill('Ti')
    await save.tap()
    await expect(titleField(page)).toBeFocused()
    await titleField(page).fill('A title by thumb')
    await save.tap()
    await expect(content(page)).toBeFocused()
    await content(page).fill(story)
    await save.tap()
    await expect(page.getByRole('button', { name: 'Choose a cover image' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Choose a cover image' })).toBeInViewport()
  })

  test('View shows a draft as visitors will see it, and a public post itself', async ({
    page,
    call,
  }) => {
    const title = `Seen by thumb ${Date.now()}`
    const post = somePost(title, { published: false })
    const { id, slug } = await call('POST', '/api/admin/posts', post)
    const view = page.getByRole('link', { name: `View "${title}"` })
    try {
      await page.goto('/admin?tab=content')
      await view.tap()
      await expect(page).toHaveURL(`/admin/posts/${id}/edit?view=preview`)
      await expect(page.locator('.editor-preview')).toContainText('Nobody saw the sausage')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      await call('PUT', `/api/admin/posts/${id}`, { ...post, published: true })
      await page.goto('/admin?tab=content')
      await view.tap()
      await expect(page).toHaveURL(`/blog/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    } finally {
      await call('DELETE', `/api/admin/posts/${id}`)
    }
  })
})
