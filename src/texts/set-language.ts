import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'

type Members = PropertyDescriptorMap
type Objects = Record<string, object>

const each = (objects: object) => Object.entries(objects as Objects)

/** Copies of the English members, saved before another language overwrites them. */
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

/** Overwrites the members of the English objects, because every module imports those. */
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

/** Takes English members from the copies, because the English objects may be overwritten already. */
function descriptors(module: string, name: string, texts: object): Members {
  const isEnglish = texts === (english as unknown as Record<string, Objects>)[module]?.[name]
  return isEnglish ? originals[module]![name]! : Object.getOwnPropertyDescriptors(texts)
}
