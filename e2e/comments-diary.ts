import { listAdminComments } from '../src/shared/contract/comments.admin.ts'
import type { CommentInput } from '../src/shared/contract/comments.ts'
import { asOwner } from './owner-api.ts'
import { test as base, expect, makePostInput } from './signed-in.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

type Owner = Awaited<ReturnType<typeof asOwner>>

interface Comments {
  owner: Owner
  makePost(title: string): Promise<{ id: number; slug: string; path: string }>
  /** Each comment has an `addressKey` of its own, as if it came from another network address. */
  write(slug: string, words: CommentInput): Promise<number>
  approve(...ids: number[]): Promise<void>
  newestWaiting(): Promise<{ id: number; name: string; message: string }>
  switchTo(isOn: boolean): Promise<void>
}

let visitors = 0

export const test = base.extend<{ comments: Comments; held: InProcessDiary }>({
  sendsMail: true,
  held: async ({ diary }, use) => use(diary),
  comments: async ({ held, request }, use) => {
    const comments = await createComments(held, await asOwner(request, held.url))
    await comments.switchTo(true)
    await use(comments)
  },
})

async function createComments({ services }: InProcessDiary, owner: Owner): Promise<Comments> {
  return {
    owner,
    async makePost(title) {
      const post = { ...makePostInput(title), slug: '' }
      const { id, slug } = await owner.write<{ id: number; slug: string }>('/api/admin/posts', post)
      return { id, slug, path: `/blog/${slug}` }
    },
    async write(slug, words) {
      visitors += 1
      const sender = { addressKey: `stranger ${visitors}`, isOwner: false }
      return (
        await services.readings.as('everyone').comments.submission.submit(slug, words, sender)
      ).id
    },
    async approve(...ids) {
      await owner.write('/api/admin/comments/move', { ids, to: 'approved' })
    },
    async newestWaiting() {
      const { comments } = await owner.read<{
        comments: { id: number; name: string; message: string }[]
      }>(listAdminComments.path)
      return comments[0]!
    },
    async switchTo(isOn) {
      const features = { comments: isOn, featuredPosts: true, analytics: false }
      await owner.change('/api/admin/settings', { features })
    },
  }
}

export { expect }
