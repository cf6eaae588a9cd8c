import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '#test/dom/dom.tsx'

test('words about the dog carry their own direction on every page', async () => {
  for (const [path, words] of [
    ['/', '#hero-title, .hero .lead, #about-title, .stats :is(dt, dd)'],
    ['/about', '.about-head .lead, .favorites dd, .stats dd:not(:has(time)), .about-photo a'],
    ['/contact', 'main details summary'],
  ] as const) {
    await openSite(path)
    await expect.element(page.getByCss(words).first()).toBeVisible()
    const found = [...document.querySelectorAll(words)]
    expect(found.filter((element) => element.getAttribute('dir') !== 'auto')).toEqual([])
  }
})
