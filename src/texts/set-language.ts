import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'

type Members = PropertyDescriptorMap
type Objects = Record<string, object>

const each = (objects: object) => Object.entries(objects as Objects)

/** What English says, kept from before another language stood in its place. */
const originals: Record<string, Record<string, Members>> = Object.fromEntries(
  each(english).map(([module, objects]) => [
    module,
    Object.fromEntries(
      each(objects).map(([name, texts]) => [name, Object.getOwnPropertyDescriptors(texts)]),
    ),
  ]),
)

let spoken: Catalogue = english

export const spokenCatalogue = (): Catalogue => spoken

/** Every module of the program reads the English objects: another language is written over their members. */
export function setLanguage(catalogue: Catalogue) {
  if (catalogue === spoken) return
  spoken = catalogue
  for (const [module, objects] of each(english)) {
    const spoken = catalogue[module as keyof Catalogue] as unknown as Objects
    for (const [name, texts] of each(objects)) {
      Object.defineProperties(texts, descriptors(module, name, spoken[name]!))
    }
  }
}

/** A catalogue may be the English one itself, whose members are others by now. */
function descriptors(module: string, name: string, texts: object): Members {
  const isEnglish = texts === (english as unknown as Record<string, Objects>)[module]?.[name]
  return isEnglish ? originals[module]![name]! : Object.getOwnPropertyDescriptors(texts)
}
