import type { Page } from '@playwright/test'
import { catalogue as german } from '../src/texts/de/catalogue.ts'
import { catalogue as english } from '../src/texts/en/catalogue.ts'

export { german }

/** Lists the texts of a catalogue that take no values, with their path. */
function* sentences(texts: object, place = ''): Generator<[string, string]> {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [`${place}.${name}`, text.trim()]
    else if (typeof text === 'object' && text !== null) yield* sentences(text, `${place}.${name}`)
  }
}

const spoken = new Map(sentences(german))
const sameInBoth = german['site/categories'].categoryNames.of('Training')
const alsoGerman = new Set([...spoken.values(), sameInBoth])
// The list is made at import time, because a running German diary overwrites these texts.
const onlyEnglish = [...sentences(english)]
  .filter(([place, text]) => spoken.get(place) !== text && !alsoGerman.has(text))
  .map(([, text]) => text)
  .filter((text) => /[a-z]{2}/i.test(text))

/** Returns all English texts that the page shows or announces, except in posts. */
export async function listEnglishTexts(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = [document.title]
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      if (!parentElement?.closest('script, style, [data-post-body]')) words.push(nodeValue ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        words.push(element.getAttribute(name) ?? '')
      }
    }
    return words.map((text) => text.trim())
  })
  const english = new Set(onlyEnglish)
  return [...new Set(shown)].filter((text) => english.has(text))
}
