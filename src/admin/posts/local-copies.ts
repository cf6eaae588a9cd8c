import type { LocalCopy } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'

export interface LocalCopyStore {
  save(copy: LocalCopy): Promise<void>
  find(key: string): Promise<LocalCopy | undefined>
  listFor(postId: number | null): Promise<LocalCopy[]>
  remove(key: string): Promise<void>
}

export const createLocalCopyStore = (): LocalCopyStore => ({
  async save(copy) {
    const problem = await repository.save('copy', copy.key, copy)
    if (problem) throw new Error(problem)
  },
  find: (key) => repository.find('copy', key),
  listFor: repository.listCopies,
  remove: (key) => repository.remove('copy', [key]),
})
