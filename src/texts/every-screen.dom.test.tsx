import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAdmin, openSite, phoneSize } from '../../test/dom/dom.tsx'
import { pseudoTranslateModule } from '../../test/pseudo-language.ts'
import { loadFontCatalogue } from '../admin/settings/live-theme.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'
import { setLanguage } from './set-language.ts'

const nobodysLanguage = Object.fromEntries(
  Object.entries(english).map(([name, module]) => [name, pseudoTranslateModule(module)]),
) as unknown as Catalogue

const reallyFetch = window.fetch
/** All values (not keys) that the API answered: this text need not be translated. */
let answeredText = ''
const valuesIn = (value: unknown): string => {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(valuesIn).join('\n')
  // The owner's texts contain this placeholder, which the page fills in.
  return String(value).replace(/\{name\}/g, 'Pretzel')
}

beforeAll(() => {
  loadFontCatalogue()
  setLanguage(nobodysLanguage)
  window.fetch = async (...request) => {
    const answer = await reallyFetch(...request)
    const isData = answer.headers.get('content-type')?.includes('json')
    const data = isData && (await answer.clone().json())
    answeredText += `\n${valuesIn(data)}`
    return answer
  }
})
afterAll(() => {
  window.fetch = reallyFetch
  setLanguage(english)
})

const admin = [
  '/admin',
  '/admin?tab=content',
  '/admin?tab=content&view=gallery',
  '/admin?tab=ideas',
  '/admin?tab=content&view=deleted',
  '/admin?tab=content&view=access',
  '/admin/welcome',
  '/admin/welcome?step=2',
  '/admin/welcome?step=3',
  '/admin/welcome?step=4',
  '/admin/moment',
  '/admin/posts/new',
  '/admin/calendar',
  '/admin/gallery',
  '/admin/dog',
  '/admin/dog/log',
  '/admin/settings',
  '/admin/settings#appearance',
  '/admin/settings#account',
  '/admin/settings#database',
  '/admin/readers',
  '/admin/readers/letters',
  '/admin/readers/comments',
  '/admin/readers/messages',
  '/admin/share',
  '/admin/sign-out',
  '/admin/reset-password',
  '/admin/import',
  '/admin/login',
  '/admin/setup',
  '/admin/forgot-password',
  '/admin/nowhere',
]
const site = [
  '/',
  '/blog',
  '/blog?search=1',
  '/gallery',
  '/about',
  '/contact',
  '/timeline',
  '/nowhere',
]

/** Names that are the same in every language, and keyboard keys. */
const names =
  /\/blog\/|\b(Inter|Lora|Nunito|Space Mono|PostgreSQL|Micropub|Google|WordPress|Ghost|Jekyll|Hugo|Eleventy|Instagram|Facebook|YouTube|Mastodon|Bluesky|TikTok|Threads|Twitter|X|English|Deutsch|Español|Français|JPEG|PNG|HEIC|Markdown|CSV|ZIP|Ctrl|lb|oz|kg|AM|PM|KB|MB|GB|UTC|DB)\b/g

/** Finds plain letters on the screen that come neither from the catalogue nor from an API answer. */
function englishLeft(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const left = new Set<string>()
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (
      !parentElement ||
      parentElement.closest(
        'script, style, [lang]:not(html), option, textarea, .prose, [data-font]',
      )
    )
      continue
    const runs = (nodeValue ?? '').replace(names, '').match(/\b[a-z]{2,}(?: [a-z]+)*\b/gi) ?? []
    for (const run of runs)
      if (!answeredText.includes(run)) left.add(`${run} in “${nodeValue?.trim()}”`)
  }
  return [...left]
}

/** Lists the elements that make the page scroll sideways on a phone. */
function beyondTheEdge(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
    .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent}`)
}

/** Lists buttons whose text wraps or overflows. */
const brokenButtons = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.btn, .chip, [role="tab"], .segmented label, .ai-row button',
    ),
  ]
    .filter((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const words = document.createRange()
        words.selectNodeContents(walker.currentNode)
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) return true
      }
      return button.scrollWidth > button.clientWidth
    })
    .map(({ textContent }) => textContent)

/** Waits until three checks in a row see the same text and no loading state. */
async function waitUntilUnchanged() {
  let seen = ''
  let unchangedChecks = 0
  const countUnchanged = () => {
    const now = document.body.textContent
    const isWaiting =
      document.querySelector('[aria-busy="true"], .waiting, .skel, .spinner') !== null
    unchangedChecks = now === seen && !isWaiting ? unchangedChecks + 1 : 0
    seen = now
    return unchangedChecks
  }
  await expect.poll(countUnchanged, { interval: 120 }).toBeGreaterThan(2)
  // The letters of other fonts are wider, so the layout changes when fonts load.
  await document.fonts.ready
}

test.for(admin)('%s says nothing that is not a text, and stays within a phone', async (path) => {
  await openAdmin(path, phoneSize)
  await waitUntilUnchanged()
  expect(englishLeft()).toEqual([])
  expect(beyondTheEdge()).toEqual([])
  expect(brokenButtons()).toEqual([])
})

// These tests load the styles of the admin only, so widths are not checked here.
test.for(site)('%s says nothing that is not a text', async (path) => {
  await openSite(path, phoneSize)
  await waitUntilUnchanged()
  expect(englishLeft()).toEqual([])
})
