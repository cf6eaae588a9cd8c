import { readMailText } from '../test/mail/read-mail.ts'
import { waitUntil } from '../test/wait-until.ts'
import { expect } from './fixtures.ts'
import { test } from './mail-diary.ts'

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

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a reader says yes, leaves by the link in a letter, and comes back', async ({
    page,
    held,
  }) => {
    const {
      platform: { database },
      newsletter: { doubleOptIn: newsletter, subscribers },
    } = held.services
    const email = 'a-rather-long-address-of-somebody@letters.example.com'
    const { rows } = await database.query(
      `insert into newsletter_subscribers (name, email, consent) values ('Ole', '${email}', true) returning id`,
    )
    const id = Number(rows[0]?.id)
    const pathOf = (link: string | null) => new URL(link ?? '').pathname
    const stateOf = async () =>
      (await subscribers.listAll()).find((subscriber) => subscriber.id === id)?.state
    /** Checks that the page fits a phone and that its button is in reach, then taps the button. */
    const press = async (title: string, button: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(email)).toBeVisible()
      const { sideways, height } = await page
        .getByRole('button', { name: button })
        .evaluate((pressed) => ({
          sideways: document.documentElement.scrollWidth - window.innerWidth,
          height: pressed.getBoundingClientRect().height,
        }))
      expect(sideways, `${title} scrolls sideways`).toBeLessThanOrEqual(0)
      expect(height).toBeGreaterThanOrEqual(44)
      await page.getByRole('button', { name: button }).tap()
    }
    await page.goto(pathOf(await newsletter.confirmLinkOf(id)))
    await press('One click and you’re in the pack', 'Yes, send me the letters')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the pack')
    expect(await stateOf()).toBe('confirmed')

    await page.goto(pathOf(await newsletter.unsubscribeLinkOf(id)))
    expect(await stateOf()).toBe('confirmed')
    await press('Leave the pack?', 'Leave the pack')
    await press('No hard feelings', 'Come back')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the pack')
    expect(await stateOf()).toBe('confirmed')
    await page.getByRole('link', { name: 'Read the diary' }).tap()
    await expect(page).toHaveURL('/blog')
  })

  test('a link that is too old is told, and Back shows the answer to asking for a new one', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/letters/confirm/long-gone')
    await expect(title).toHaveText('This link has gone stale')
    await page.getByLabel('Email Address').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send a new link' }).tap()
    await expect(title).toHaveText('Check your inbox')
    await page.getByRole('link', { name: 'Read the diary' }).tap()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(title).toHaveText('Check your inbox')
  })
})
