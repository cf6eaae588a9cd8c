import type { Logger } from '../../platform/process/logger.ts'
import { mediaNamesIn } from './media-name.ts'

export interface Mentions {
  /** Everything that shows a photo's file: photos, posts, settings. */
  listMentions: () => Promise<Iterable<string>>
  /** Photos that were deleted and may come back. */
  listDeletedMentions: () => Promise<Iterable<string>>
}

/** Files that only deleted photos have: kept for their return, and shown to nobody meanwhile. */
export function createHiddenFiles(mentions: Mentions, log: Logger) {
  const deleted = createNames(mentions.listDeletedMentions, log)
  // Costs a look at every post, so it is asked for only where a deleted photo's file is.
  const shown = createNames(mentions.listMentions, log)
  return {
    has: async (name: string) => (await deleted.get()).has(name) && !(await shown.get()).has(name),
    /** After any change. */
    forget() {
      deleted.forget()
      shown.forget()
    },
  }
}

/** Read once per change; while the database is away, as it was before. */
function createNames(list: () => Promise<Iterable<string>>, log: Logger) {
  let known = new Set<string>()
  let reading: Promise<Set<string>> | null = null
  const read = async () => {
    try {
      known = mediaNamesIn(await list())
    } catch (error) {
      reading = null
      log.warn({ err: error }, 'could not read which photo files are in use')
    }
    return known
  }
  return {
    get() {
      reading ??= read()
      return reading
    },
    forget() {
      reading = null
    },
  }
}
