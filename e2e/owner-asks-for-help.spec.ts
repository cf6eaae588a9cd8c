import { type Page, test as withoutDiary } from '@playwright/test'
import { startModelServer } from '../test/model-server.ts'
import { signInAsOwner } from './fixtures.ts'
import { expect, test } from './signed-in.ts'
import { startInProcessDiary } from './start-in-process-diary.ts'

const story =
  'We recieved a parcel on monday. Pretzel barked at the parcel until it was opened, and then at the the box.'
const mended =
  'We received a parcel on Monday. Pretzel barked at the parcel until it was opened, and then at the box.'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' })
const tool = (page: Page, name: string) => page.getByRole('button', { name })

test('the built-in helper corrects in place, lists what it did, and one click takes it back', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  await content(page).fill(story)
  await tool(page, 'Enhance Writing').click()
  await expect(content(page)).toHaveValue(mended)
  const panel = page.getByRole('region', { name: 'The writing was enhanced' })
  await expect(panel.getByRole('listitem')).toHaveText([
    'Corrected “recieved” to “received”',
    'Removed the repeated word “the”',
    'Corrected “monday” to “Monday”',
  ])
  await expect(panel.locator('del').first()).toContainText('recieved')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(content(page)).toHaveValue(story)
  await expect(panel).toBeHidden()
})

withoutDiary(
  'a configured model is named, its answers stand in the post, and it can be stopped',
  async ({ browser }) => {
    const model = await startModelServer()
    const own = await startInProcessDiary({ env: { ...model.env, SEED: 'none' } })
    const page = await browser.newPage({ baseURL: own.url, storageState: undefined })
    await signInAsOwner(page)
    await page.goto('/admin/posts/new')
    await expect(page.getByText(/Your words are sent to practice-model at 127/)).toBeVisible()

    await content(page).fill(story)
    model.says(JSON.stringify({ enhancedContent: mended, suggestions: ['Three slips mended.'] }))
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(mended)
    await expect(page.getByText('Three slips mended.')).toBeVisible()

    model.says(`${story} And so on.`)
    await tool(page, 'Expand Content').click()
    await expect(content(page)).toHaveValue(`${story} And so on.`)
    model.says('{"ideas": ["The parcel, part two"]}')
    await tool(page, 'Generate Ideas').click()
    await page.getByRole('button', { name: 'The parcel, part two' }).click()
    await expect(titleField(page)).toHaveValue('The parcel, part two')
    model.says(`${'A very long answer '.repeat(40)}`)
    // The keyboard is used because a toast covers the buttons for a while.
    await tool(page, 'Create Summary').press('Enter')
    await expect(excerpt(page)).toHaveValue(/answer…$|very…$|long…$|A…$/)
    expect((await excerpt(page).inputValue()).length).toBeLessThanOrEqual(150)

    const hungUp = model.callerLeaves()
    const requested = Promise.withResolvers<void>()
    model.answers(() => requested.resolve())
    await tool(page, 'Expand Content').click()
    await expect(page.getByText('Expanding…')).toBeVisible()
    await requested.promise
    await expect(tool(page, 'Enhance Writing')).toBeDisabled()
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await hungUp
    await expect(tool(page, 'Expand Content')).toBeEnabled()
    await expect(content(page)).toHaveValue(`${story} And so on.`)

    await page.close()
    await own.stop()
    await model.stop()
  },
)
