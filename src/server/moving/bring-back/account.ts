import type { PostRow } from '../../posts/post-row.ts'

/** Whoever keeps account of it. */
export interface Account {
  /** Before each post and photo; may end it by throwing. */
  beforeEach: () => Promise<void>
  /** Also for one that was there already. */
  onPost: (key: string, post: PostRow, comments: number) => Promise<void>
}

export const nobody: Account = { beforeEach: async () => {}, onPost: async () => {} }
