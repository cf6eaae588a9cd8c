import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AI_NEEDS_MODEL_CODE } from '#shared/contract/assistant.admin.ts'
import { network, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { saveButton } from '#test/dom/post-editor.ts'

beforeEach(resetDiary)

const story =
  'We recieved a parcel on monday. Pretzel barked at the parcel until it was opened, and then at the the box.'
const mended =
  'We received a parcel on Monday. Pretzel barked at the parcel until it was opened, and then at the box.'

const content = page.getByRole('textbox', { name: 'Content' })
const title = page.getByRole('textbox', { name: 'Title' })
const slug = page.getByRole('textbox', { name: /^Slug/ })
const excerpt = page.getByRole('textbox', { name: 'Excerpt' })
const panel = page.getByCss('.ai-panel')
const undo = page.getByRole('button', { name: 'Undo' })
const ideas = page.getByRole('region', { name: 'Ideas for your title' })
const tool = (name: string) => page.getByRole('button', { name })
const holds = (words: string) => expect.element(content).toHaveValue(words)
const select = (from: number, to = from) =>
  (content.element() as HTMLTextAreaElement).setSelectionRange(from, to)

async function openWith(words: string, size?: typeof phoneSize) {
  await openAdmin('/admin/posts/new', size)
  await content.fill(words)
}

async function enhance() {
  await openWith(story)
  await tool('Enhance Writing').click()
  await holds(mended)
}

describe('the built-in helper', () => {
  test('says who helps, and asks for more words when there are too few', async () => {
    await openWith('Too short')
    await expect.element(page.getByText('built-in helper')).toBeVisible()
    for (const name of ['Enhance Writing', 'Expand Content', 'Create Summary']) {
      await tool(name).click()
      await expect.element(page.getByText('Not enough content')).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
    }
  })

  test('lets Ctrl+Z take its change back too', async () => {
    await enhance()
    await userEvent.keyboard('{Control>}z{/Control}')
    await holds(story)
  })

  test('works on the selection alone when there is one', async () => {
    await openWith(`${story}\n\nWe recieved nothing else.`)
    select(0, story.length)
    await tool('Enhance Writing').click()
    await holds(`${mended}\n\nWe recieved nothing else.`)
  })

  test('keeps by Undo what was written after the change', async () => {
    await enhance()
    await userEvent.keyboard('{Control>}{End}{/Control} Written later.')
    await undo.click()
    await holds(`${story} Written later.`)
  })

  test('takes back by Undo its own change alone, also when the owner wrote in the middle since', async () => {
    await enhance()
    select(mended.indexOf('barked'))
    await userEvent.keyboard('sat down and ')
    await undo.click()
    await holds(story.replace('barked', 'sat down and barked'))
    await expect.element(page.getByText('Undone. Your text is back the way it was.')).toBeVisible()
  })

  test('says what Undo cannot take back, and deletes nothing', async () => {
    await enhance()
    await content.fill(mended.replace('Monday', 'Tuesday'))
    await undo.click()
    await holds(story.replace('monday', 'Tuesday'))
    await expect.element(page.getByText(/except for one spot you’ve changed since/)).toBeVisible()
  })

  test('leaves the words alone with Expand; its questions stand beside them, and publishing asks', async () => {
    await openWith(story)
    await title.fill('Questions left')
    await tool('Expand Content').click()
    const questions = page.getByRole('region', { name: 'Questions for you' })
    await expect.element(questions.getByRole('listitem')).toHaveLength(6)
    await holds(story)
    await questions
      .getByRole('button', { name: /^Done:/ })
      .first()
      .click()
    await expect.element(questions.getByRole('listitem')).toHaveLength(5)
    await questions.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('button', { name: 'Choose a cover image' }).click()
    await page
      .getByRole('button', { name: /Use the sample/ })
      .first()
      .click()
    await page.getByLabelText('Category').selectOptions('travel')
    await page.getByRole('switch', { name: 'Publish' }).click()
    await saveButton.click()
    const question = page.getByRole('alertdialog', { name: 'Publish with open questions?' })
    await question.getByRole('button', { name: 'Keep writing' }).click()
    await page.getByRole('button', { name: '5 questions left' }).click()
    await questions.getByRole('button', { name: 'Check off all' }).click()
    await saveButton.click()
    await expect.poll(() => location.pathname).toBe('/admin')
  })

  test('makes an idea title and slug, and the list goes', async () => {
    await openAdmin('/admin/posts/new')
    await tool('Generate Ideas').click()
    const idea = ideas.getByRole('listitem').first().getByRole('button')
    const text = (await idea.findElement()).textContent
    await idea.click()
    await expect.element(title).toHaveValue(text)
    await expect.element(slug).not.toHaveValue('')
    await expect.element(ideas).not.toBeInTheDocument()
    await expect
      .element(page.getByText('The idea has been added as your post title.'))
      .toBeVisible()
  })

  test('puts an idea from the dashboard first in the list, the form stays empty', async () => {
    sessionStorage.setItem('chosenIdea', 'A waiting idea')
    await openAdmin('/admin/posts/new')
    await expect.element(title).toHaveValue('')
    await ideas.getByRole('button', { name: 'A waiting idea' }).click()
    await expect.element(title).toHaveValue('A waiting idea')
    await expect.element(slug).toHaveValue('a-waiting-idea')
  })

  test('makes a summary the excerpt', async () => {
    await openWith(story)
    await tool('Create Summary').click()
    await expect
      .element(page.getByText('A new excerpt has been generated based on your content.'))
      .toBeVisible()
    const summary = (excerpt.element() as HTMLTextAreaElement).value
    expect(summary.length).toBeLessThanOrEqual(150)
    expect(story).toContain(summary)
  })

  test('opens a result beside the text, in sight, with its buttons free', async () => {
    await openWith(`${story}\n\n`.repeat(30))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await tool('Enhance Writing').click()
    await expect.element(panel.getByCss('del').first()).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Undo' })).toBeInViewport()
    const box = panel.element().getBoundingClientRect()
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.width).toBeGreaterThanOrEqual(320)
    expect(box.x).toBeGreaterThanOrEqual(content.element().getBoundingClientRect().right)
    await panel.getByRole('button', { name: 'Keep' }).click()
    await tool('Create Summary').click()
    await expect.element(page.getByText('Summary created')).toBeVisible()
    await panel.getByRole('button', { name: 'Undo' }).click({ trial: true })
  })

  test('brings a result up over the page on a phone, above the bar', async () => {
    await openWith(story, phoneSize)
    await tool('Enhance Writing').click()
    await expect.element(panel.getByCss('del').first()).toBeInViewport()
    await panel.getByRole('button', { name: 'Undo' }).click()
    await holds(story)
  })
})

describe('a configured helper', () => {
  const sorry = 'Sorry, there was a problem using the AI tool. Please try again.'

  test('that fails says so, and not a word changes', async () => {
    const message = 'Failed to enhance content. Please try again later.'
    await network.answer('POST /api/admin/enhance-content', 502, { code: 'ai.failed', message })
    await openWith(story)
    await tool('Enhance Writing').click()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(toast()).toMatchTextContent(sorry)
    await holds(story)
  })

  test('that is missing is no failure: the page says how to connect one', async () => {
    const message = 'This takes a language model, and these words say how to connect one. '.repeat(
      5,
    )
    await network.answer('POST /api/admin/expand-content', 409, {
      code: AI_NEEDS_MODEL_CODE,
      message,
    })
    await openWith(story, phoneSize)
    await tool('Expand Content').click()
    const shown = page.getByText(message.trim())
    await expect.element(shown).toBeVisible()
    expect(toast().elements()).toEqual([])
    const bar = page.getByCss('.editor-bar').element().getBoundingClientRect()
    await expect
      .poll(() => shown.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.top)
    await holds(story)
  })

  test('that answers with markup gives text', async () => {
    const hostile = `${story} <img src=x onerror=alert(1)> [x](javascript:alert(1))`
    const answer = { expandedContent: hostile, notes: [] }
    await network.answer('POST /api/admin/expand-content', 200, answer)
    await openWith(story)
    await tool('Expand Content').click()
    await holds(hostile)
    await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByCss('[data-post-body]')
    await expect.element(preview).toMatchTextContent('<img src=x')
    await expect.element(preview.getByCss('img')).toHaveLength(0)
    await expect.element(preview.getByCss('a')).toHaveLength(0)
  })

  test('that answers late replaces nothing that was written meanwhile', async () => {
    const answer = await network.hold('POST /api/admin/enhance-content')
    await openWith(story)
    await tool('Enhance Writing').click()
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await content.fill('Quite another text by now.')
    await answer()
    await expect
      .element(page.getByText(/The text changed while the helper was working/))
      .toBeVisible()
    await holds('Quite another text by now.')
  })
})
