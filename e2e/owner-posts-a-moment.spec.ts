import type { Page } from '@playwright/test'
import { drawTestImage } from '#test/make-image.ts'
import { owner } from './diary.ts'
import { expect, test } from './signed-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

const words = (page: Page) => page.getByLabel('What happened?')

async function openMoment(page: Page) {
  await page.goto('/admin/moment')
  await expect(words(page)).toBeVisible()
}

async function pick(page: Page, ...names: string[]) {
  const buffer = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByRole('button', { name: /^Take out photo/ })).toHaveCount(names.length)
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|401/] })

  test('a moment waits, survives a closed app and an ended session, and two tabs send it once', async ({
    page,
    context,
    diary,
  }) => {
    await openMoment(page)
    await pick(page, 'one.jpg', 'two.jpg')
    await words(page).fill('No bars on the hill. He did not mind.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Post now' }).click()
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await expect(page.getByText('2 photos.')).toBeVisible()
    await page.close()

    await context.setOffline(false)
    // The session has ended, too; the pending post must wait for a sign-in.
    await context.clearCookies()
    const again = await context.newPage()
    await again.goto('/admin/login')
    await again.evaluate(() => localStorage.removeItem('adminToken'))
    const uploads: string[] = []
    context.on('request', (request) => {
      if (/\/api\/admin\/(media|posts)$/.test(new URL(request.url()).pathname)) {
        if (request.method() === 'POST') uploads.push(request.url())
      }
    })
    await again.goto('/admin/login?next=/admin/moment')
    const other = await context.newPage()
    await again.getByLabel('Email').fill(owner.email)
    await again.getByLabel('Password').fill(owner.password)
    const signedIn = again.waitForResponse('**/api/auth/login')
    await again.getByRole('button', { name: 'Login with Email' }).click()
    // Before the answer the other tab would be sent to the sign-in, and only one tab would send.
    await signedIn
    await Promise.all([expect(words(again)).toBeVisible(), openMoment(other)])
    const ours = async () =>
      (await diary.services.posts.listAll()).filter(({ title }) => title === 'No bars on the hill')
    await expect.poll(async () => (await ours()).length).toBe(1)
    await expect(other.getByText('1 waiting')).toBeHidden()
    expect(uploads).toHaveLength(3)
    expect(await ours()).toHaveLength(1)
  })
})

test.describe('on the home screen', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/status of 403/] })

  test('photos shared from the gallery are taken by the worker, and wait for whoever signs in', async ({
    page,
    context,
  }) => {
    await openMoment(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('adminToken'))
    await share(page, 32)
    await expect(page.getByText('30 photos are waiting on this phone.')).toBeVisible()
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Login with Email' }).click()
    const question = page.getByRole('alertdialog', { name: 'Take these along?' })
    await question.getByRole('button', { name: 'Take them along' }).click()
    await expect(page.getByText('The first 30 of 32 photos came along.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/moment$/)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Take out photo/ })).toHaveCount(30)
    await expect(words(page)).toHaveValue('Look at him')
  })

  test('a page of another site shares nothing, and one that hides where it is only asks', async ({
    page,
    diary,
  }) => {
    await openMoment(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await words(page).fill('Half a senten')
    const evil = 'http://evil.example/'
    await page.route(`${evil}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }),
    )
    await page.goto(evil)
    await share(page, 1, diary.url)
    await expect(page).toHaveURL(/\/admin\/share$/)
    await openMoment(page)
    await expect(words(page)).toHaveValue('Half a senten')
    const question = page.getByRole('alertdialog', { name: 'Take these along?' })
    await expect(question).toBeHidden()

    await page.goto(`${evil}hidden`)
    await page.evaluate(() => {
      document.head.innerHTML = '<meta name="referrer" content="no-referrer">'
    })
    await share(page, 1, diary.url)
    await expect(question).toBeVisible()
    await expect(words(page)).toHaveValue('Half a senten')
    await question.getByRole('button', { name: 'Leave them' }).click()
    await expect(question).toBeHidden()
    await expect(words(page)).toHaveValue('Half a senten')
  })
})

test.describe('with the app closed', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the worker sends what waits when the phone is online again', async ({
    page,
    context,
    diary,
  }) => {
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    await openMoment(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await pick(page, 'one.jpg', 'two.jpg')
    await words(page).fill('The bus has no bars either. He slept.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Post now' }).click()
    await expect(page.getByText('2 photos.')).toBeVisible()
    // This page is outside the worker's scope, so the worker sees no open page.
    await page.goto('about:blank')
    await context.setOffline(false)
    const ours = async () =>
      (await diary.services.posts.listAll()).filter(({ title }) => title.startsWith('The bus'))
    expect(await ours()).toHaveLength(0)
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: diary.url,
      registrationId: await registered,
      tag: 'moments',
      lastChance: false,
    })
    await expect.poll(async () => (await ours()).length).toBe(1)
    const [post] = await ours()
    const sent = await diary.services.posts.find(post!.id)
    expect(sent?.content.match(/\/media\/[0-9a-f]{32}\//g)).toHaveLength(2)
    await openMoment(page)
    await expect(page.getByRole('button', { name: 'Post now' })).toBeVisible()
    await expect(page.getByText('waiting')).toBeHidden()
    expect(await ours()).toHaveLength(1)
  })
})

/** A share sheet sends a form, and the browser submits it itself. */
async function share(page: Page, count: number, origin = '') {
  const files = { photos: count, action: `${origin}/admin/share` }
  await page.evaluate(({ photos, action }) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = action
    form.enctype = 'multipart/form-data'
    form.innerHTML =
      '<input name="text" value="Look at him"><input type="file" name="photos" multiple>'
    const data = new DataTransfer()
    for (let at = 0; at < photos; at += 1) {
      data.items.add(new File(['photo'], `${at}.jpg`, { type: 'image/jpeg' }))
    }
    form.querySelector<HTMLInputElement>('[type=file]')!.files = data.files
    document.body.append(form)
    form.submit()
  }, files)
}
