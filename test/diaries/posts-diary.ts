import type { PostInput, PostUpdate } from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.admin.ts'
import { clientOf } from '../api-calls.ts'
import { createFakeClock } from '../fake-clock.ts'
import { makePost } from '../make.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { adminVisitor, createTestApp } from '../test-app.ts'

const MORNING = '2026-11-08T09:00:00Z'

export async function openPostsDiary() {
  const clock = createFakeClock(MORNING)
  const diary = await createTestApp({ visitor: adminVisitor, clock })
  const call = clientOf(diary.app)
  return {
    diary,
    clock,
    call,
    create: (post: Partial<PostInput> = {}) => call(contract.createPost, { body: makePost(post) }),
    update: (id: number, post: Partial<PostUpdate>) =>
      call(contract.updatePost, { params: { id }, body: { ...makePost(), ...post } }),
    async empty() {
      clock.set(MORNING)
      await resetDatabase(diary.services.platform.database.db)
      await diary.services.platform.changes.announce()
    },
  }
}
