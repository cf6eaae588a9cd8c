import { expect } from 'vitest'
import { partUnlessSlow } from '../part-unless-slow.ts'
import type { TestStore } from '../stores/stores.ts'
import { argumentsFor, endOf, startChild } from './run-child.ts'

const CYCLES = partUnlessSlow(4, 20)

/** Kills a writing process several times: every acknowledged write must still be there. */
export async function killWhileWriting(makePlace: () => TestStore | Promise<TestStore>) {
  const place = await makePlace()
  try {
    const acknowledged: number[] = []
    for (let cycle = 1; cycle <= CYCLES; cycle++) {
      const { found, wrote } = await writeAndKill(place, (cycle * 7) % 23)
      expect(found).toEqual(expect.arrayContaining(acknowledged))
      acknowledged.push(...wrote)
    }
    const { found } = await writeAndKill(place, 0)
    expect(found).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThan(CYCLES * 7.5)
  } finally {
    await place.remove()
  }
}

async function writeAndKill(place: TestStore, writes: number) {
  const child = startChild('write-until-killed', argumentsFor(place))
  const output = await endOf(child, (stdout) => {
    if (readReportedValues(stdout, 'wrote').length >= writes && stdout.includes('found'))
      child.kill('SIGKILL')
  })
  expect(output.stderr).toBe('')
  expect(output.signal).toBe('SIGKILL')
  return {
    found: readReportedValues(output.stdout, 'found')
      .flatMap((line) => line.split(' '))
      .filter(Boolean)
      .map(Number),
    wrote: readReportedValues(output.stdout, 'wrote').map(Number),
  }
}

/** Returns the rest of each complete line that starts with the word. */
export function readReportedValues(stdout: string, word: string): string[] {
  return stdout
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1))
}
