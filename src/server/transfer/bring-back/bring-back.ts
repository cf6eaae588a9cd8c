import type { Box } from '../box/box.ts'
import { Halted } from '../carry/carry-post.ts'
import type { ImportedRepository } from '../carry/imported.repository.ts'
import type { ImportedPartsRepository } from '../carry/imported-parts.repository.ts'
import { hashOfLogEntry, hashOfPhoto } from '../carry/part-hashes.ts'
import { pictureKeyOf, sourceKeyOf } from '../carry/source-key.ts'
import { hashOfPost } from '../carry/write-post.ts'
import type { ImportRow } from '../imports/imports.repository.ts'
import { isDiaryBox } from '../readers/diary/open-diary.ts'
import type { Account } from './account.ts'
import { type CarryParts, carryDiary } from './carry-diary.ts'

interface BringBackParts extends CarryParts {
  imported: Pick<ImportedRepository, 'take' | 'takeOver' | 'finish' | 'findPicture' | 'notePicture'>
  importedParts: Pick<ImportedPartsRepository, 'note'>
}

/** Our own export into a diary that was empty when it was looked at; what it makes is noted as any import's is. */
export function createBringBack({ imported, importedParts, ...parts }: BringBackParts) {
  return async (box: Box, row: ImportRow, goOn: () => Promise<boolean>): Promise<void> => {
    if (!isDiaryBox(box) || !row.report?.bringsAll || row.options.asDrafts) return
    const importId = row.id
    const label = await box.about()
    const take = async (key: string, title: string) => {
      const sourceKey = sourceKeyOf(box.kind, label, { key, title })
      const found = await imported.take(importId, sourceKey, title)
      const isThere = found.postId !== null && (await parts.content.posts.find(found.postId))
      if (found.importId === importId || isThere) return found
      return (await imported.takeOver(found, importId)) ?? found
    }
    const account: Account = {
      async beforeEach() {
        if (!(await goOn())) throw new Halted()
      },
      async isDone(key, title) {
        const own = await take(key, title)
        return own.state !== 'begun' || own.importId !== importId
      },
      async onPost(key, post, comments) {
        const own = await take(key, post.title)
        const made = { state: 'made', postId: post.id, writtenHash: hashOfPost(post) } as const
        await imported.finish(own.id, { ...made, comments })
      },
      async findPicture(path) {
        return (await imported.findPicture(importId, pictureKeyOf(path)))?.imageUrl ?? null
      },
      onPicture: (path, imageUrl) =>
        imported.notePicture({ importId, sourceKey: pictureKeyOf(path), imageUrl }),
      onPhoto: (photo) =>
        importedParts.note({
          ...{ importId, kind: 'photo', partId: photo.id, writtenHash: hashOfPhoto(photo) },
        }),
      onLogEntry: (entry) =>
        importedParts.note({
          ...{ importId, kind: 'log', partId: entry.id, writtenHash: hashOfLogEntry(entry) },
        }),
    }
    await carryDiary(box.zip, parts, account)
  }
}

export type BringBack = ReturnType<typeof createBringBack>
