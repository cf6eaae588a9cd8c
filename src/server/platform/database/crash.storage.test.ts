import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { endOf, startChild } from '#test/run-child.ts'
import { makeEmbeddedPlace, type Place, stores } from '#test/stores.ts'

let place: Place
afterEach(() => place.remove())

describe.each(stores)('a process killed while writing to the $store store', ({ makePlace }) => {
  test('never loses an acknowledged post in 20 cycles', async () => {
    place = await makePlace()
    const acknowledged: number[] = []
    for (let cycle = 1; cycle <= 20; cycle++) {
      const writes = (cycle * 7) % 23
      const { found, wrote } = await writeAndKill(writes)
      expect(found).toEqual(expect.arrayContaining(acknowledged))
      acknowledged.push(...wrote)
    }
    const { found } = await writeAndKill(0)
    expect(found).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThan(150)
  })

  async function writeAndKill(writes: number) {
    const child = startChild('write-until-killed', argumentsFor(place))
    const said = await endOf(child, (stdout) => {
      if (linesOf(stdout, 'wrote').length >= writes && stdout.includes('found'))
        child.kill('SIGKILL')
    })
    expect(said.stderr).toBe('')
    expect(said.signal).toBe('SIGKILL')
    return {
      found: linesOf(said.stdout, 'found')
        .flatMap((line) => line.split(' '))
        .filter(Boolean)
        .map(Number),
      wrote: linesOf(said.stdout, 'wrote').map(Number),
    }
  }
})

test('a first start killed at any moment leaves a folder that the next start goes on with', async () => {
  place = makeEmbeddedPlace()
  // The fourth rename gives the finished folder its name; what follows it is the migration.
  const moments: [string, string][] = [
    ['mkdirSync', '3'],
    ['writeSync', '40'],
    ['writeSync', '900'],
    ['fsyncSync', '1'],
    ['renameSync', '4'],
    ['renameSync', '4+'],
    ['fsyncSync', '2'],
  ]
  for (const [name, moment] of moments) {
    const killed = await endOf(
      startChild('die-at-file-call', [place.options.dataDir, name, moment]),
    )
    expect(killed, `${name} ${moment}`).toMatchObject({ signal: 'SIGKILL', stderr: '', stdout: '' })
    const isFinished = existsSync(join(place.options.dataDir, 'database'))
    expect(isFinished, `${name} ${moment}`).toBe(moment === '4+' || moment === '2')
  }
  const next = await endOf(startChild('open-and-close', argumentsFor(place)))
  expect(next).toMatchObject({ code: 0, stderr: '' })
})

function argumentsFor({ options }: Place): string[] {
  return options.url ? [options.dataDir, options.url] : [options.dataDir]
}

/** What follows the word on each finished line that begins with it. */
function linesOf(stdout: string, word: string): string[] {
  return stdout
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1))
}
