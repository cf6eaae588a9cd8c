import { readMailText } from '../test/read-mail.ts'
import { waitUntil } from '../test/wait-until.ts'
import { chooseTheme, expectAccessible } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './held-diary.ts'

test.use({ expectedErrors: [/status of 40[04]/] })

const linkOf = async (mails: { raw: string; to: string[] }[], email: string) => {
  const find = () => mails.find(({ to }) => to.includes(email))
  await waitUntil(() => find() !== undefined)
  const [link = ''] = /\/letters\/confirm\/[\w-]{32}/.exec(
    readMailText({ raw: find()?.raw.replaceAll('=\r\n', '') ?? '' }),
  ) ?? ['']
  return link
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader signs up, says yes by the link in the mail, and is in the pack', async ({
    page,
    held,
  }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Join Our Pack!' })
    await form.getByLabel('Your Name').fill('Ida')
    await form.getByLabel('Email Address').fill('ida@example.com')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()

    const link = await linkOf(held.mailServer.mails, 'ida@example.com')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One click and you’re in the pack',
    )
    await expect(page.getByText('ida@example.com')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, send me the letters' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the pack')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the pack')
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`everyone can use a link that is too old, and ask for a new one, ${theme}`, async ({
    page,
    held,
  }) => {
    await chooseTheme(page, theme)
    await page.goto(`${held.url}/letters/confirm/long-gone`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has gone stale')
    await expectAccessible(page)
    await page.getByLabel('Email Address').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Read the diary' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
  })
}
