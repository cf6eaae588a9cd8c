import type { LogEntry } from '#shared/contract/dog-log.ts'
import type { PostRow } from '../../posts/post-row.ts'
import type { BroughtPhoto } from '../carry/part-hashes.ts'

/** Whoever keeps account of it, so that one that was cut short goes on, and all of it can be taken out again. */
export interface Account {
  /** Before each post and photo; may end it by throwing. */
  beforeEach: () => Promise<void>
  /** Whether nothing of a post is missing. */
  isDone: (key: string, title: string) => Promise<boolean>
  /** When all of it is in, also of one that was begun before. */
  onPost: (key: string, post: PostRow, comments: number) => Promise<void>
  /** Where a picture of the export went before. */
  findPicture: (path: string) => Promise<string | null>
  onPicture: (path: string, imageUrl: string) => Promise<void>
  onPhoto: (photo: BroughtPhoto) => Promise<void>
  onLogEntry: (entry: LogEntry) => Promise<void>
}

export const nobody: Account = {
  beforeEach: async () => {},
  isDone: async () => false,
  onPost: async () => {},
  findPicture: async () => null,
  onPicture: async () => {},
  onPhoto: async () => {},
  onLogEntry: async () => {},
}
