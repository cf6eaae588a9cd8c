import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './build-stamp.ts'

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8')
const about = JSON.parse(read('package.json')) as {
  version: string
  dependencies: Record<string, string>
}

test('the changelog begins with the version of the package', () => {
  const [newest] = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)$/gm)]
  expect(newest?.[1]).toBe(about.version)
  const lock = JSON.parse(read('package-lock.json')) as { version: string }
  expect(lock.version).toBe(about.version)
})

test('what a package installs has exact versions, because installers ignore our lock', () => {
  for (const [name, version] of Object.entries(about.dependencies)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  }
})
