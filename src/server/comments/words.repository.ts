import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { WordCount } from './bayes.ts'
import { commentWords } from './comments.table.ts'

/** Counts the comments themselves: no word is empty. */
export const ALL = ''

export function createWordsRepository(db: Db) {
  return {
    async read(words: string[]): Promise<Map<string, WordCount>> {
      const rows = await db
        .select()
        .from(commentWords)
        .where(inArray(commentWords.word, [ALL, ...words]))
      return new Map(rows.map(({ word, good, spam }) => [word, { good, spam }]))
    },

    /** In the order of the words, so that two processes never wait for each other. */
    async add(counts: Map<string, WordCount>): Promise<void> {
      if (counts.size === 0) return
      const rows = [...counts].map(([word, count]) => ({ word, ...count }))
      rows.sort((one, other) => (one.word < other.word ? -1 : 1))
      const { good, spam } = commentWords
      await db.execute(sql`
        insert into ${commentWords} (word, good, spam)
        select word, good, spam
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(word text, good int, spam int)
        order by word collate "C"
        on conflict (word) do update set
          good = greatest(0, ${good} + excluded.good), spam = greatest(0, ${spam} + excluded.spam)`)
    },
  }
}

export type WordsRepository = ReturnType<typeof createWordsRepository>
