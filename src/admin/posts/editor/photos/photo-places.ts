import { type Upload, wordsFromFileName } from '../../../photos/upload-queue.ts'

import type { TextFields } from '../fields/use-text-fields.ts'
import { newKey } from '../new-key.ts'
import { insertBlock, placeholderOf, removeLine, replaceWords } from './placeholder.ts'

type Added = Pick<Upload, 'id' | 'file'>

/** Where each photo on its way will stand: a line of the text, or the cover. */
export class PhotoPlaces {
  /** The placeholder of each upload; null for the cover. */
  readonly #places = new Map<string, string | null>()
  /** What each placeholder became: Ctrl+Z may bring one back. */
  readonly #done = new Map<string, string>()

  takeLines(fields: TextFields, added: readonly Added[], at: number) {
    for (const { id, file } of added) this.#places.set(id, placeholderOf(newKey(), file.name))
    const block = added.map(({ id }) => this.#places.get(id)).join('\n\n')
    fields.edit('content', (field) => insertBlock(field, at, block))
  }

  takeCover({ id }: Added) {
    this.#places.set(id, null)
  }

  isCover(id: string): boolean {
    return this.#places.get(id) === null
  }

  put(fields: TextFields, { id, file, media }: Upload) {
    const place = this.#places.get(id)
    if (!place) return
    const words = wordsFromFileName(file.name).replace(/[[\]]/g, '')
    this.#done.set(place, `![${words}](${media?.imageUrl ?? ''})`)
    this.fill(fields)
  }

  fill(fields: TextFields) {
    for (const [place, image] of this.#done) {
      fields.edit('content', (field) => replaceWords(field, place, image))
    }
  }

  /** Its line goes with it. */
  leave(fields: TextFields, id: string) {
    const place = this.#places.get(id)
    if (place) fields.edit('content', (field) => removeLine(field, place))
  }
}
