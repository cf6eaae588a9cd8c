import type { Page } from '@playwright/test'
import { catalogue as german } from '../src/texts/de/catalogue.ts'
import { catalogue as english } from '../src/texts/en/catalogue.ts'

export { german }

/** The sentences of a catalogue that need no values, by the place where they stand. */
function* sentences(texts: object, place = ''): Generator<[string, string]> {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [`${place}.${name}`, text.trim()]
    else if (typeof text === 'object' && text !== null) yield* sentences(text, `${place}.${name}`)
  }
}

const spoken = new Map(sentences(german))
const sameInBoth = german['site/categories'].categoryNames.of('Training')
const alsoGerman = new Set([...spoken.values(), sameInBoth])
// Read once, here: while a German diary runs, its words are written over these.
const onlyEnglish = [...sentences(english)]
  .filter(([place, text]) => spoken.get(place) !== text && !alsoGerman.has(text))
  .map(([, text]) => text)
  .filter((text) => /[a-z]{2}/i.test(text))

/** What this page says, shows or reads aloud that is a text of the English diary; stories are not ours. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
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
  return [...new Set(said)].filter((text) => english.has(text))
}
