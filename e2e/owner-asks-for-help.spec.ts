import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { type ModelServer, startModelServer } from '../test/model-server.ts'
import { type Diary, startDiary } from './diary.ts'
import { expect, signInAsOwner, test } from './fixtures.ts'

const story =
  'We recieved a parcel on monday. Pretzel barked at the parcel until it was opened, and then at the the box.'
const mended =
  'We received a parcel on Monday. Pretzel barked at the parcel until it was opened, and then at the box.'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const slugField = (page: Page) => page.getByRole('textbox', { name: /^Slug/ })
const excerpt = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' })
const tool = (page: Page, name: string) => page.getByRole('button', { name })

test.describe('with the built-in helper', () => {
  test.beforeEach(async ({ signIn, page }) => {
    await signIn()
    await page.goto('/admin/posts/new')
  })

  test('it says who helps, and asks for more words when there are too few', async ({ page }) => {
    await expect(page.getByText('built-in helper', { exact: true })).toBeVisible()
    await content(page).fill('Too short')
    for (const name of ['Enhance Writing', 'Expand Content', 'Create Summary']) {
      await tool(page, name).click()
      await expect(page.getByText('Not enough content', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
    }
  })

  test('Enhance corrects in place, lists what it did, and one click takes it back', async ({
    page,
  }) => {
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

  test('Ctrl+Z takes a helper’s change back too', async ({ page }) => {
    await content(page).fill(story)
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(mended)
    await page.keyboard.press('Control+z')
    await expect(content(page)).toHaveValue(story)
  })

  test('only the selection is worked on when there is one', async ({ page }) => {
    await content(page).fill(`${story}\n\nWe recieved nothing else.`)
    await content(page).evaluate((field: HTMLTextAreaElement, length) => {
      field.setSelectionRange(0, length)
    }, story.length)
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(`${mended}\n\nWe recieved nothing else.`)
  })

  test('Undo keeps what was written after the change', async ({ page }) => {
    await content(page).fill(story)
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(mended)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Written later.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(content(page)).toHaveValue(`${story} Written later.`)
  })

  test('Undo takes back its own change alone, also when the owner wrote in the middle since', async ({
    page,
  }) => {
    await content(page).fill(story)
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(mended)
    await content(page).evaluate((field: HTMLTextAreaElement) => {
      const at = field.value.indexOf('barked')
      field.setSelectionRange(at, at)
    })
    await page.keyboard.type('sat down and ')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(content(page)).toHaveValue(story.replace('barked', 'sat down and barked'))
    await expect(page.getByText('Undone. Your text is back the way it was.')).toBeVisible()
  })

  test('Undo says what it cannot take back, and deletes nothing', async ({ page }) => {
    await content(page).fill(story)
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(mended)
    await content(page).fill(mended.replace('Monday', 'Tuesday'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(content(page)).toHaveValue(story.replace('monday', 'Tuesday'))
    await expect(page.getByText('except for one spot you’ve changed since')).toBeVisible()
  })

  test('a result opens beside the text, in sight, with its buttons free', async ({ page }) => {
    await content(page).fill(`${story}\n\n`.repeat(30))
    await content(page).press('Control+End')
    await tool(page, 'Enhance Writing').click()
    const panel = page.locator('.ai-panel')
    await expect(panel.locator('del').first()).toBeVisible()
    const box = await panel.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await expect(panel.getByRole('button', { name: 'Undo' })).toBeInViewport()
    expect(box?.width).toBeGreaterThanOrEqual(360)
    const text = await content(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
    await panel.getByRole('button', { name: 'Keep' }).click()
    await tool(page, 'Create Summary').click()
    await expect(page.getByText('Summary created', { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Undo' }).click({ trial: true })
  })

  test('Expand leaves the words alone; its questions stand beside them, and publishing asks', async ({
    page,
  }) => {
    await titleField(page).fill(`Questions left ${Date.now()}`)
    await content(page).fill(story)
    await tool(page, 'Expand Content').click()
    const questions = page.getByRole('region', { name: 'Questions for you' })
    await expect(questions.getByRole('listitem')).toHaveCount(6)
    await expect(content(page)).toHaveValue(story)
    await questions
      .getByRole('button', { name: /^Done:/ })
      .first()
      .click()
    await expect(questions.getByRole('listitem')).toHaveCount(5)
    await questions.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('button', { name: 'Choose a cover image' }).click()
    await page
      .getByRole('button', { name: /Use the sample/ })
      .first()
      .click()
    await page.getByLabel('Category').selectOption('travel')
    await page.getByRole('switch', { name: 'Publish' }).check()
    await page.getByRole('button', { name: 'Save Post' }).click()
    const question = page.getByRole('alertdialog', { name: 'Publish with open questions?' })
    await question.getByRole('button', { name: 'Keep writing' }).click()
    await page.getByRole('button', { name: '5 questions left' }).click()
    await questions.getByRole('button', { name: 'Check off all' }).click()
    await page.getByRole('button', { name: 'Save Post' }).click()
    await expect(page).toHaveURL(/\/admin$/)
  })

  test('an idea becomes title and slug, and the list goes', async ({ page }) => {
    await tool(page, 'Generate Ideas').click()
    const list = page.getByRole('region', { name: 'Ideas for your title' })
    const idea = list.getByRole('listitem').first().getByRole('button')
    const text = (await idea.textContent()) ?? ''
    await idea.click()
    await expect(titleField(page)).toHaveValue(text)
    await expect(slugField(page)).not.toHaveValue('')
    await expect(list).toBeHidden()
    await expect(
      page.getByText('The idea has been added as your post title.', { exact: true }),
    ).toBeVisible()
  })

  test('an idea from the dashboard waits first in the list, the form stays empty', async ({
    page,
  }) => {
    // An editor that is still opening would take the idea before the reload.
    await expect(titleField(page)).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('chosenIdea', 'A waiting idea'))
    await page.reload()
    await expect(titleField(page)).toHaveValue('')
    const list = page.getByRole('region', { name: 'Ideas for your title' })
    await list.getByRole('button', { name: 'A waiting idea' }).click()
    await expect(titleField(page)).toHaveValue('A waiting idea')
    await expect(slugField(page)).toHaveValue('a-waiting-idea')
  })

  test('a summary becomes the excerpt', async ({ page }) => {
    await content(page).fill(story)
    await tool(page, 'Create Summary').click()
    await expect(
      page.getByText('A new excerpt has been generated based on your content.', { exact: true }),
    ).toBeVisible()
    const summary = await excerpt(page).inputValue()
    expect(summary.length).toBeLessThanOrEqual(150)
    expect(story).toContain(summary)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })
  test('a result comes up over the page, above the bar', async ({ signIn, page }) => {
    await signIn()
    await page.goto('/admin/posts/new')
    await content(page).fill(story)
    await tool(page, 'Enhance Writing').tap()
    const panel = page.locator('.ai-panel')
    await expect(panel.locator('del').first()).toBeInViewport()
    await panel.getByRole('button', { name: 'Undo' }).tap()
    await expect(content(page)).toHaveValue(story)
  })
})

test.describe('with a configured model', () => {
  let model: ModelServer
  let own: Diary
  let page: Page
  test.use({ expectedErrors: [/502/] })
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000)
    model = await startModelServer()
    own = await startDiary(model.env)
    page = await (await browser.newContext({ baseURL: own.url })).newPage()
    await signInAsOwner(page)
  })
  test.beforeEach(async () => {
    page.removeAllListeners('dialog')
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto('/admin/posts/new')
    await content(page).fill(story)
  })
  test.afterAll(async () => {
    await page?.context().close()
    await own?.stop()
    await model?.stop()
  })

  test('its name is shown, and where the words go', async () => {
    await expect(page.getByText(/Your words are sent to practice-model at 127/)).toBeVisible()
  })

  test('Enhance puts its answer in place', async () => {
    model.says(JSON.stringify({ enhancedContent: mended, suggestions: ['Three slips mended.'] }))
    await tool(page, 'Enhance Writing').click()
    await expect(content(page)).toHaveValue(mended)
    await expect(page.getByText('Three slips mended.')).toBeVisible()
  })

  test('Expand, ideas and summary use its answers', async () => {
    model.says(`${story} And so on.`)
    await tool(page, 'Expand Content').click()
    await expect(content(page)).toHaveValue(`${story} And so on.`)
    model.says('{"ideas": ["The parcel, part two"]}')
    await tool(page, 'Generate Ideas').click()
    await page.getByRole('button', { name: 'The parcel, part two' }).click()
    await expect(titleField(page)).toHaveValue('The parcel, part two')
    model.says(`${'A very long answer '.repeat(40)}`)
    await tool(page, 'Create Summary').click()
    await expect(excerpt(page)).toHaveValue(/answer…$|very…$|long…$|A…$/)
    expect((await excerpt(page).inputValue()).length).toBeLessThanOrEqual(150)
  })

  test('a broken answer is told, and not a word changes', async () => {
    for (const says of ['no JSON', '{"enhancedContent": 7}', 'x'.repeat(3_000_000)]) {
      model.says(says)
      await tool(page, 'Enhance Writing').click()
      await expect(
        page.getByText('Failed to enhance content. Please try again later.'),
      ).toBeVisible()
      await expect(
        page.getByText('Sorry, there was a problem using the AI tool. Please try again.', {
          exact: true,
        }),
      ).toBeVisible()
      await expect(content(page)).toHaveValue(story)
    }
  })

  test('a hostile answer stays text', async () => {
    const hostile = `${story} <img src=x onerror=alert(1)> [x](javascript:alert(1))`
    model.says(`\u0000${hostile}\u202e`)
    await tool(page, 'Expand Content').click()
    await expect(content(page)).toHaveValue(hostile)
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.locator('.editor-preview')).toContainText('<img src=x')
    await expect(page.locator('.editor-preview img')).toHaveCount(0)
    await expect(page.locator('.editor-preview a')).toHaveCount(0)
  })

  test('a slow one can be stopped, and is hung up on', async () => {
    const hungUp = model.callerLeaves()
    const asked = Promise.withResolvers<void>()
    model.answers(() => asked.resolve())
    await tool(page, 'Expand Content').click()
    await expect(page.getByText('Expanding…')).toBeVisible()
    await asked.promise
    await expect(tool(page, 'Enhance Writing')).toBeDisabled()
    await page.getByRole('button', { name: 'Stop' }).click()
    await hungUp
    await expect(tool(page, 'Expand Content')).toBeEnabled()
    await expect(content(page)).toHaveValue(story)
  })

  test('one that answers late replaces nothing that was written meanwhile', async () => {
    const asked = Promise.withResolvers<ServerResponse>()
    model.answers(asked.resolve)
    await tool(page, 'Expand Content').click()
    const response = await asked.promise
    await content(page).fill('Quite another text by now.')
    const message = { role: 'assistant', content: `${story} Late.` }
    const choices = [{ index: 0, finish_reason: 'stop', message }]
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices }))
    await expect(page.getByText(/The text changed while the helper was working/)).toBeVisible()
    await expect(content(page)).toHaveValue('Quite another text by now.')
  })
})
