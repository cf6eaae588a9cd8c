import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const VALUE_IMPORTS = /^(?:import|export) (?!type )(?:[\s\S]*?from )?'([^']+)'/gm

const fileOf = (from: string, name: string) =>
  name.startsWith('#')
    ? join(root, 'src', name.slice(1).replace(/^texts/, 'texts/en'))
    : join(dirname(from), name)

/** Lists the files that are loaded with this one; types are gone by then. */
async function listLoaded(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found
  found.add(file)
  const source = await readFile(file, 'utf8')
  for (const [, name] of source.matchAll(VALUE_IMPORTS)) {
    if (/^[.#]/.test(name!)) await listLoaded(fileOf(file, name!), found)
  }
  return found
}

test('the worker, which serves all languages, loads no texts and no React', async () => {
  const loaded = [...(await listLoaded(join(root, 'src/admin/sync/worker.ts')))]
  const names = loaded.map((file) => relative(root, file))
  expect(names).toContain('src/admin/sync/sender.ts')
  expect(names.filter((name) => /texts\/|\.tsx$|sync\/(store|runner|clips)\./.test(name))).toEqual(
    [],
  )
})
