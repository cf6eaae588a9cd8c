import type { Comments } from '../../comments/comments.ts'
import type { Content } from '../content.ts'
import { type DiaryZip, readDiaryZip } from '../readers/diary/diary-zip.ts'
import type { SafeZip } from '../zip/open-zip.ts'
import { type Account, nobody } from './account.ts'
import { bringDog } from './bring-dog.ts'
import { type BringPictures, createBringPictures } from './bring-pictures.ts'
import { bringPosts } from './bring-posts.ts'

export interface CarryParts {
  content: Omit<Content, 'settings'>
  comments: Pick<Comments, 'rules' | 'bringIn'>
  announce: () => Promise<void>
}

/** Whether all of a diary may come back: into one that has posts or photos, only its posts may. */
export const isEmptyDiary = async ({ posts, photos }: Pick<Content, 'posts' | 'photos'>) =>
  (await posts.count()) + (await photos.count()) === 0

/**
 * Stories, photos and the dog out of our own export, as they were. Settings stay what they are here: some of them
 * may only be changed after a recent sign-in, and a file proves nothing of the kind. What a call before this one has brought is left alone, so that
 * one that was cut short can be made again.
 */
export async function carryDiary(
  zip: SafeZip,
  { content, comments, announce }: CarryParts,
  account: Account = nobody,
) {
  const diary = readDiaryZip(zip)
  const pictures = await createBringPictures(diary, content, account)
  await bringDog(diary, content, pictures, account)
  const photos = await bringPhotos(diary, content, pictures, account)
  const posts = await bringPosts(diary, { content, comments, account }, pictures)
  for (const { from, to } of (await diary.redirects()) ?? []) {
    if (to) await content.redirects.bring({ path: from, to })
  }
  await pictures.setOtherPoints()
  await announce()
  return { posts, photos }
}

/** With their numbers, so that links to them stay true. */
async function bringPhotos(
  diary: DiaryZip,
  { photos }: Pick<Content, 'photos'>,
  pictures: BringPictures,
  { beforeEach, onPhoto }: Account,
) {
  let count = 0
  for (const entry of (await diary.gallery()) ?? []) {
    await beforeEach()
    const there = await photos.find(entry.number)
    // Else somebody has put another photo there meanwhile.
    const isOurs = there?.createdAt.getTime() === entry.date.getTime()
    if (there && isOurs) await onPhoto(there)
    if (there) continue
    const imageUrl = await pictures.urlOf(entry.photo)
    if (!imageUrl) continue
    const { number: id, title, description, category, date: createdAt } = entry
    await onPhoto(await photos.bring({ id, imageUrl, title, description, category, createdAt }))
    count += 1
  }
  return count
}
