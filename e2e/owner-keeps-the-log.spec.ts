import { expect, test, toastOf } from './signed-in.ts'

const inPounds = {
  ...{ unit: 'lb', wantedFrom: null, wantedTo: null },
  ...{ weighsMonthly: false, isCurvePublic: false },
}

test('two taps on the phone note a weight, which stays private until it is put on the timeline', async ({
  page,
  call,
}) => {
  await call('PUT', '/api/admin/dog/log/choices', inPounds)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Log a Weight' }).click()
  await expect(page.getByRole('textbox', { name: 'Weight', exact: true })).toBeFocused()
  await page.keyboard.type('7')
  await page.getByLabel('Ounces').first().fill('1,5')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toastOf(page)).toContainText('Weight noted')
  const entry = page.getByRole('listitem').filter({ hasText: '7 lb 1.5 oz' })
  await expect(entry).toContainText('Private')
  await expect(page.getByRole('textbox', { name: 'Weight', exact: true })).toHaveValue('')
  const about = async () => (await page.request.get('/about')).text()
  expect(await about()).not.toContain('7 lb 1.5 oz')

  await entry.getByRole('button', { name: /^Private/ }).click()
  await expect(entry.getByRole('button', { name: /^On the timeline/ })).toBeVisible()
  expect(await about()).toContain('7 lb 1.5 oz')
})

test('what is due soon stands on the dashboard until it is done', async ({ page, call }) => {
  const { today } = await call<{ today: string }>('GET', '/api/admin/dog/log')
  const dayIn = (days: number) =>
    new Date(Date.parse(today) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await call('POST', '/api/admin/dog/log', {
    ...{ kind: 'vaccination', day: dayIn(-30), title: 'Kennel cough', nextDue: dayIn(3) },
  })
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Kennel cough is due .*, in 3 days$/ }).click()
  const comingUp = page.getByRole('region', { name: 'Coming up' })
  await comingUp.getByRole('button', { name: 'Kennel cough: Done' }).click()
  await expect(comingUp).not.toContainText('Kennel cough')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Kennel cough/ })).toHaveCount(0)
})

test('the curve has a table, is a file, is printed for the vet, and stands on About when the owner says so', async ({
  page,
  call,
  browser,
  diary,
}) => {
  await call('PUT', '/api/admin/dog/log/choices', inPounds)
  for (const [day, grams] of [
    ['2024-10-05', 1300],
    ['2025-07-25', 2900],
    ['2026-09-01', 3204],
  ]) {
    await call('POST', '/api/admin/dog/log', { kind: 'weight', day, grams, isPublic: true })
  }
  await page.goto('/admin/dog/log')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.locator('[aria-current=page]')).toHaveText('Your Dog')
  await expect(page.getByRole('img', { name: /^Weight from 2 pounds/ })).toBeVisible()
  await page.getByText('Show as table').click()
  await expect(page.getByRole('row', { name: 'Jul 25, 2025 6 lb 6.3 oz' })).toBeVisible()
  const noScript = await browser.newContext({ javaScriptEnabled: false, baseURL: diary.url })
  const visitor = await noScript.newPage()
  await visitor.goto('/about')
  await expect(visitor.getByRole('heading', { name: 'On the scale' })).toHaveCount(0)

  await page.getByLabel('Units').selectOption('kg')
  await page.getByLabel('Show the curve on the About page').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('img', { name: /^Weight from 1.3 kilograms/ })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'On the scale' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: /^Weight from 1.3 kilograms/ })).toBeVisible()
  await visitor.getByText('Show as table').click()
  await expect(visitor.getByRole('row', { name: 'Sep 1, 2026 3.2 kg' })).toBeVisible()
  await noScript.close()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^dog-log-.*\.csv$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Pretzel: weights and visits')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Dog' })).toBeHidden()
})
