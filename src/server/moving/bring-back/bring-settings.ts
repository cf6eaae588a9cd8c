import { OwnCategoriesAnswer } from '#shared/contract/categories.ts'
import { DogDocument } from '#shared/contract/dog.ts'
import { SettingsChange } from '#shared/contract/settings.ts'
import { LogEntryFields } from '#shared/dog-log/log-entry.ts'
import type { Content } from '../../content.ts'
import type { DiaryZip } from '../readers/diary/diary-zip.ts'
import type { BringPictures } from './bring-pictures.ts'

/** Each setting by itself: one that this version refuses keeps what it is here. */
export async function bringSettings(
  diary: DiaryZip,
  { settings }: Pick<Content, 'settings'>,
  pictures: BringPictures,
) {
  const written = await diary.settings()
  if (!written) return
  const { categories, commentsCloseAfterDays, ...rest } = written
  // One that is here came with a call before this one.
  const isLogoHere = (await settings.get()).logoUrl !== ''
  const logoUrl = rest.logoUrl && !isLogoHere ? await pictures.urlOf(rest.logoUrl) : undefined
  for (const [name, value] of Object.entries({ ...rest, logoUrl })) {
    const change = SettingsChange.safeParse({ [name]: value })
    if (change.success && value !== undefined) await settings.update(change.data)
  }
  const lists = OwnCategoriesAnswer.safeParse(categories)
  for (const kind of ['posts', 'photos'] as const) {
    const list = lists.data?.[kind]
    if (list) await settings.setCategories(kind, list)
  }
  const days = commentsCloseAfterDays
  if (typeof days === 'number' && Number.isInteger(days) && days > 0) {
    await settings.setCommentDays(days)
  }
}

/** The dog's document and log; what was written here already stays. */
export async function bringDog(
  diary: DiaryZip,
  { dog, dogLog }: Pick<Content, 'dog' | 'dogLog'>,
  pictures: BringPictures,
) {
  const written = await diary.dog()
  if (written && !(await dog.getForOwner()).saved) {
    const [one] = written.dogs
    const heroPhoto = await pictures.urlOf(one.heroPhoto)
    const portrait = await pictures.urlOf(one.portrait)
    const document = DogDocument.safeParse({ dogs: [{ ...one, heroPhoto, portrait }] })
    if (document.success) await dog.save(document.data, 0, null)
  }
  const log = await diary.log()
  if (!log || (await dogLog.getForOwner()).entries.length > 0) return
  await dogLog.saveChoices(log.choices)
  for (const entry of log.entries) {
    const photoUrl = entry.photoUrl && (await pictures.urlOf(entry.photoUrl))
    const fields = LogEntryFields.safeParse({ ...entry, photoUrl })
    if (fields.success) await dogLog.create(fields.data)
  }
}
