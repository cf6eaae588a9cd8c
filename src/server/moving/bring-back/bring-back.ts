import type { PostRow } from '../../posts/post-row.ts'
import type { Box } from '../box/box.ts'
import { Halted } from '../carry/carry-post.ts'
import type { ImportedRepository } from '../carry/imported.repository.ts'
import { sourceKeyOf } from '../carry/source-key.ts'
import { hashOfPost } from '../carry/write-post.ts'
import type { ImportRow } from '../imports/imports.repository.ts'
import { isDiaryBox } from '../readers/diary/open-diary.ts'
import { type CarryParts, carryDiary } from './carry-diary.ts'

interface BringBackParts extends CarryParts {
  imported: Pick<ImportedRepository, 'take' | 'finish'>
}

/** Our own export into a diary that was empty when it was looked at; its posts are noted as any import's are. */
export function createBringBack({ imported, ...parts }: BringBackParts) {
  return async (box: Box, row: ImportRow, goOn: () => Promise<boolean>): Promise<void> => {
    if (!isDiaryBox(box) || !row.report?.bringsAll || row.options.asDrafts) return
    const label = await box.about()
    await carryDiary(box.zip, parts, {
      async beforeEach() {
        if (!(await goOn())) throw new Halted()
      },
      async onPost(key: string, post: PostRow, comments: number) {
        const { title } = post
        const own = await imported.take(row.id, sourceKeyOf(box.kind, label, { key, title }), title)
        if (own.state === 'made') return
        const made = { state: 'made', postId: post.id, writtenHash: hashOfPost(post) } as const
        await imported.finish(own.id, { ...made, comments })
      },
    })
  }
}

export type BringBack = ReturnType<typeof createBringBack>
