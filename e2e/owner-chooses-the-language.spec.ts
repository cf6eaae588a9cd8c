import { whoseStepTexts } from '#texts/admin/welcome.ts'
import { german } from './german.ts'
import { expect, test, toastOf } from './signed-in.ts'

const { settingsTexts, settingsToasts } = german['admin/settings']
const words = german['admin/welcome'].whoseStepTexts

test('the settings turn German when they are saved, with what was typed beside it', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  await page.getByLabel('Blog Title').fill('Dackelbuch')
  await page.getByLabel('Language').selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await expect(page.getByLabel(settingsTexts.blogTitle)).toHaveValue('Dackelbuch')
  await expect(page.getByLabel(settingsTexts.language)).toHaveValue('de')
  await expect(toastOf(page)).toContainText(settingsToasts.languageSaved.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a chip of the first step draws it in another language, with what was typed', async ({
  page,
}) => {
  await page.goto('/admin/welcome')
  await page.getByLabel(whoseStepTexts.name).fill('Bruno')
  await page.getByLabel('Breed').fill('Bernese')
  await page.getByLabel(whoseStepTexts.ownerName).fill('Ada')
  await expect(page.getByLabel(whoseStepTexts.blogName)).toHaveValue("Bruno's Diary")
  await page.getByText('Deutsch', { exact: true }).click()

  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await expect(page.getByLabel(words.name)).toHaveValue('Bruno')
  await expect(page.getByLabel(german['admin/dog'].dogTexts.breed)).toHaveValue('Bernese')
  await expect(page.getByLabel(words.ownerName)).toHaveValue('Ada')
  // The blog name was never edited, so it follows the new language.
  await expect(page.getByLabel(words.blogName)).toHaveValue(words.blogNameOf('Bruno'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
