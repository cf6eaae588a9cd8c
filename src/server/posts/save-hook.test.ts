import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..')

/** Also finds writes in a loop over tables, and those in SQL. */
const WRITES =
  /\.(?:insert|update|delete)\(\s*(?:posts|table)\b|\b(?:insert into|update|delete from) (?:\$\{posts\}|posts\b)/g

/** Neither changes which words, pictures or readers a post has, and neither raises its version. */
const writesWithoutHook = [
  // The owner renames a category.
  'posts/posts.repository.ts: .update(table',
  // A scheduled post follows the diary's time zone.
  'posts/schedule.repository.ts: .update(posts',
]

test('every statement that writes the row of a post runs the hook of saves', async () => {
  const files = (await readdir(server, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const found: { write: string; hasHook: boolean }[] = []
  for (const file of files) {
    const text = await readFile(join(server, file), 'utf8')
    if (!/posts\.table\.ts'|(?:insert into|update|delete from) posts\b/.test(text)) continue
    const statements = [...text.matchAll(WRITES)]
    for (const [at, { 0: statement, index }] of statements.entries()) {
      const untilNext = text.slice(index, statements[at + 1]?.index)
      found.push({
        write: `${file}: ${statement}`,
        hasHook: untilNext.includes('await withinSave('),
      })
    }
  }
  const missing = found.filter(({ hasHook }) => !hasHook).map(({ write }) => write)
  expect(missing).toEqual(writesWithoutHook)
  expect(found.length - missing.length).toBe(6)
})
