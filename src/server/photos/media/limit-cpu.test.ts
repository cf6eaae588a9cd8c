import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { CPU_LIMIT_SIGNAL } from './limit-cpu.ts'

const program = new URL('../../../../test/children/use-cpu.ts', import.meta.url)

async function endOf(work: 'endless' | 'short' | 'stopped') {
  const [code, signal] = await once(fork(program, [work]), 'close')
  return { code, signal }
}

test('a process that uses more of the processor than it may is ended', async () => {
  expect(await endOf('endless')).toEqual({ code: null, signal: CPU_LIMIT_SIGNAL })
})

test('one that is done before, or left its limit behind, goes on', async () => {
  expect(await endOf('short')).toEqual({ code: 0, signal: null })
  expect(await endOf('stopped')).toEqual({ code: 0, signal: null })
})
