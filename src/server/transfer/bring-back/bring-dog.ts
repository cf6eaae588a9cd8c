import { DogDocument } from '#shared/contract/dog.ts'
import { LogEntryFields } from '#shared/dog-log/log-entry.ts'
import { presentLogEntry } from '../../dog/dog-log.present.ts'
import { hashOfLogEntry } from '../carry/part-hashes.ts'
import type { Content } from '../content.ts'
import type { DiaryZip } from '../readers/diary/diary-zip.ts'
import type { Account } from './account.ts'
import type { BringPictures } from './bring-pictures.ts'

/** The dog's document and log; what was written here already stays. */
export async function bringDog(
  diary: DiaryZip,
  { dog, dogLog }: Pick<Content, 'dog' | 'dogLog'>,
  pictures: BringPictures,
  account: Account,
) {
  const written = await diary.dog()
  if (written && !(await dog.getForOwner()).saved) {
    const [one] = written.dogs
    const heroPhoto = await pictures.urlOf(one.heroPhoto)
    const portrait = await pictures.urlOf(one.portrait)
    const document = DogDocument.safeParse({ dogs: [{ ...one, heroPhoto, portrait }] })
    if (document.success) await dog.save(document.data, 0, null)
  }
  await bringLog(diary, dogLog, pictures, account)
}

/** All of it, or what is missing of it; a log of the owner's own is left alone. */
async function bringLog(
  diary: DiaryZip,
  dogLog: Content['dogLog'],
  pictures: BringPictures,
  { onLogEntry }: Account,
) {
  const log = await diary.log()
  if (!log) return
  const written: LogEntryFields[] = []
  for (const entry of log.entries) {
    const photoUrl = entry.photoUrl && (await pictures.urlOf(entry.photoUrl))
    const fields = LogEntryFields.safeParse({ ...entry, photoUrl })
    if (fields.success) written.push(fields.data)
  }
  const here = (await dogLog.getForOwner()).entries
  const hashes = new Set(written.map(hashOfLogEntry))
  if (here.some((entry) => !hashes.has(hashOfLogEntry(entry)))) return
  await dogLog.saveChoices(log.choices)
  for (const fields of written) {
    const at = here.findIndex((entry) => hashOfLogEntry(entry) === hashOfLogEntry(fields))
    const [before] = at < 0 ? [] : here.splice(at, 1)
    await onLogEntry(before ?? presentLogEntry(await dogLog.create(fields)))
  }
}
