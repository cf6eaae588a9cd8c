/**
 * `npm run icons` writes a file of `src/ui/icons` for each one that is imported, and removes the
 * others. A new icon is imported first: `#ui/icons/arrow-down.ts` is Lucide's arrow-down. An icon
 * is a file of its own, because visitors would load one file of all icons whole.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons } from 'lucide'

const source = join(import.meta.dirname, '../src')
const target = join(source, 'ui/icons')

async function listImported(): Promise<string[]> {
  const names = new Set<string>()
  for (const file of await readdir(source, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue
    const code = await readFile(join(source, file), 'utf8')
    for (const [, name = ''] of code.matchAll(/\/icons\/([a-z0-9-]+)\.ts'/g)) names.add(name)
  }
  return [...names].sort()
}

/** "trash-2" becomes "Trash2". */
const exportNameOf = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function codeOf(name: string): string {
  const icon = icons[exportNameOf(name)]
  if (!icon) throw new Error(`Lucide has no icon ${name}.`)
  const literal = (value: string | number) => (typeof value === 'number' ? value : `'${value}'`)
  const shapes = icon.map(([tag, attributes]) => {
    const list = Object.entries(attributes).map(([key, value]) => `${key}: ${literal(value)}`)
    return `  ['${tag}', { ${list.join(', ')} }],\n`
  })
  return `// From Lucide, see LICENSE; written by \`npm run icons\`.
import type { IconNode } from '../display/icon.tsx'

export const ${exportNameOf(name)}: IconNode = [
${shapes.join('')}]
`
}

const names = await listImported()
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const name of names) await writeFile(join(target, `${name}.ts`), codeOf(name))
await copyFile(join(import.meta.dirname, 'node_modules/lucide/LICENSE'), join(target, 'LICENSE'))
console.log(`wrote ${names.length} icons into src/ui/icons`)
