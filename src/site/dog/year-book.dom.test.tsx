import { expect, test } from 'vitest'
import { openSite } from '#test/dom/dom.tsx'

test('every picture of the book is fetched as soon as it is printed, by whichever way', async () => {
  await openSite('/year/2026')
  const waiting = () => [...document.images].filter(({ loading }) => loading === 'lazy').length
  await expect.poll(waiting).toBeGreaterThan(0)
  dispatchEvent(new Event('beforeprint'))
  await expect.poll(waiting).toBe(0)
})
