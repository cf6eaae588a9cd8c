import type { Browser, Page } from 'playwright-core'
import { owner } from '../../../e2e/diary.ts'
import { atMost, median, type Row, say } from '../../processes/figures.ts'
import { inTurn } from '../../processes/turns.ts'
import { newVisitor, slowDown, timeUntil } from './phone.ts'

const BUDGET_MS = 100
const LETTERS = 40
const paragraph =
  'He **waited** at the door, which is what doors are for, and thought of the [park](/blog/park). '
/** Five thousand words. */
const story = Array.from({ length: 60 }, (_, n) => `## Day ${n}\n\n${paragraph.repeat(5)}`).join(
  '\n\n',
)

/** Measures a letter typed in the middle of a long post, with a CPU slowed four times. */
export async function measureTyping(browser: Browser, url: string): Promise<Row[]> {
  const shown = await newVisitor(browser, async (page) => {
    await openEditor(page, url)
    await slowDown(page)
    const isNextFrame = () => true
    return inTurn(LETTERS, () => timeUntil(page, isNextFrame, () => page.keyboard.press('a')))
  })
  const ms = median(shown.map((result) => result.ms))
  return [atMost('A letter in 5,000 words, 4 × slower', BUDGET_MS, ms, say.ms)]
}

async function openEditor(page: Page, url: string) {
  await page.goto(`${url}/admin/login`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Login with Email' }).click()
  await page.waitForURL(/\/admin$/)
  await page.goto(`${url}/admin/posts/new`)
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.fill(story)
  await content.evaluate((field: HTMLTextAreaElement) => {
    const middle = field.value.indexOf('. ', field.value.length / 2)
    field.setSelectionRange(middle, middle)
  })
}
