import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  call,
  expectErrors,
  installFakeTimers,
  openAdmin,
  openSite,
  phoneSize,
  resetDiary,
  toast,
} from '#test/dom/dom.tsx'

const name = page.getByLabelText('Name', { exact: true })
const publish = page.getByRole('button', { name: 'Publish changes' })
const open = async (size?: typeof phoneSize) => {
  await openAdmin('/admin/dog', size)
  await expect.element(name).toBeVisible()
}
const discard = async () => {
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText(/not public/)).not.toBeInTheDocument()
}
const unfold = async (group: string) => {
  await page.getByRole('heading', { name: group, exact: true }).click()
}
const typedIn = (field: typeof name) => (field.element() as HTMLInputElement).value

beforeEach(resetDiary)

test('lists grow, shrink and change their order by keyboard', async () => {
  await open()
  await unfold('Fun facts')
  const fact = (number: number) => page.getByLabelText(`Fact ${number}`, { exact: true })
  const pressEnter = async (button: string) => {
    ;(page.getByRole('button', { name: button }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  const [first, second] = [typedIn(fact(1)), typedIn(fact(2))]
  await pressEnter('Move Fact 1 down')
  await expect.element(fact(2)).toHaveValue(first)
  await pressEnter('Remove Fact 2')
  await expect.element(fact(1)).toHaveValue(second)
  await pressEnter('Add a fact')
  await expect.element(fact(8)).toHaveFocus()
  await userEvent.fill(fact(8), 'A new one.')
  await discard()
  await expect.element(fact(1)).toHaveValue(first)
})

test('what is wrong is told at its field, and a second tab cannot overwrite the first', async () => {
  expectErrors(/409/)
  await open()
  await name.fill('')
  await page.getByLabelText('Tagline').fill('A dog of {size}')
  await publish.click()
  await expect.element(page.getByText('Please enter a name')).toBeVisible()
  await expect
    .element(page.getByText(/\{size\} can’t be filled in\. These can: \{name\}/))
    .toBeVisible()
  await expect.element(name).toHaveFocus()

  const { document, version } = await call<{ document: { dogs: [object] }; version: number }>(
    'GET',
    '/api/admin/dog',
  )
  const dogs = [{ ...document.dogs[0], name: 'Anton', tagline: 'First' }]
  await call('PUT', '/api/admin/dog', { document: { dogs }, version })
  await name.fill('Late')
  await page.getByLabelText('Tagline').fill('Second')
  await publish.click()
  await expect.element(toast().last()).toMatchTextContent('saved somewhere else')
  await expect.element(name).toHaveValue('Late')
})

test('family, links and zone are saved apart from the dog', async () => {
  await open()
  await unfold('Family and links')
  const family = page.getByRole('form', { name: 'Family and links' })
  const save = family.getByRole('button', { name: /^Save/ })
  await family.getByLabelText('Who writes it').fill('Robin')
  await family.getByLabelText('Mastodon').fill('@robin')
  await family.getByLabelText('Time zone').selectOptions('Pacific/Honolulu')
  await save.click()
  await expect.element(family.getByText(/Please enter a full address/)).toBeVisible()
  await family.getByLabelText('Mastodon').fill('https://example.social/@robin')
  await save.click()
  await expect.element(toast().last()).toMatchTextContent('Saved')
  expect(await call('GET', '/api/settings')).toMatchObject({
    ownerName: 'Robin',
    timeZone: 'Pacific/Honolulu',
  })

  await openSite('/')
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByRole('link', { name: 'Mastodon' })).toBeVisible()
  await expect.element(footer.getByRole('link', { name: 'Instagram' })).not.toBeInTheDocument()
})

test('parts fold by mouse and keyboard, keep what is typed, and open for what is wrong', async () => {
  await open()
  const who = page.getByCss('details.part').filter({
    has: page.getByRole('heading', { name: 'Who it’s about' }),
  })
  await name.fill('Olive')
  await who.getByCss('summary').first().click()
  await expect.element(name).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toBeVisible()
  await expect.element(name).toHaveValue('Olive')

  await name.fill('')
  await who.getByCss('summary').first().click()
  await expect.element(name).not.toBeVisible()
  await publish.click()
  await expect.element(page.getByText('Please enter a name')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await discard()
})

test('the first part is open, and each says how much is in it', async () => {
  await open()
  const states = [...document.querySelectorAll('.part > summary')].map(
    (element) => element.textContent,
  )
  expect(states).toEqual([
    'Who it’s about6 of 6 filled',
    'Pictures2 of 2 filled',
    'The first words3 of 3 filled',
    'Four tiles on the home page4 of 4 filled',
    'Favorites5 of 5 filled',
    'The story5 paragraphs',
    'Fun facts8 facts',
    'Training7 lessons',
    'Other words on the site6 of 6 filled',
    'Questions on the contact page4 questions',
    'Earlier savesnone yet',
    'Family and linksNora',
  ])
  expect(document.querySelectorAll('.part[open]')).toHaveLength(1)
  await page.getByLabelText('Color').fill('')
  await expect.element(page.getByText('5 of 6 filled')).toBeVisible()
  const preview = page.getByRole('region', { name: 'How visitors see it' })
  await expect.element(preview.getByText('7 pounds')).toBeVisible()
  await discard()
})

test('the preview says the weight as About does: the latest on the timeline, in the diary’s unit', async () => {
  const entry = { kind: 'weight', day: '2026-11-01', title: '', words: '', privateWords: '' }
  await call('POST', '/api/admin/dog/log', {
    ...{ ...entry, grams: 3250, nextDue: null, photoUrl: null, isPublic: true },
  })
  await open()
  const preview = page.getByRole('region', { name: 'How visitors see it' })
  await expect.element(preview.getByText('7 lb 2.6 oz')).toBeVisible()
})

describe('on a phone', () => {
  test('a portrait is chosen from the gallery, and nothing scrolls sideways', async () => {
    await open(phoneSize)
    installFakeTimers()
    await unfold('Pictures')
    await page.getByRole('button', { name: 'Change: Portrait' }).click()
    const dialog = page.getByRole('dialog', { name: 'Portrait' })
    await dialog.getByRole('tab', { name: 'Gallery' }).click()
    await dialog
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('1 change not public')).toBeVisible()
    vi.advanceTimersByTime(2000)
    await expect.element(page.getByText('Draft saved')).toBeVisible()
    await discard()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })

  test('a message never lies over what publishes the changes', async () => {
    await open(phoneSize)
    await page.getByLabelText('Tagline').fill('Long dog, short message')
    await expect.element(page.getByText('1 change not public')).toBeVisible()
    await unfold('Family and links')
    await page.getByRole('button', { name: 'Save family and links' }).click()
    await expect.element(toast()).toMatchTextContent('Saved')
    page.getByLabelText('Tagline').element().scrollIntoView({ block: 'center' })
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const [above, below] = [toast(), page.getByCss('.dock')].map((element) =>
      element.element().getBoundingClientRect(),
    )
    expect(Math.round(above!.bottom)).toBeLessThanOrEqual(Math.round(below!.top))
  })
})
