import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '../http/errors.ts'
import { type CommandHandlers, findRunningDiary, startCommandServer } from './control.ts'

const commands: CommandHandlers = {
  ping: async () => null,
  double: async (input) => Number(input) * 2,
  refuse: async () => {
    throw new AppError(409, 'export.running', 'Not now.')
  },
}
let dataDir: string
let control: Awaited<ReturnType<typeof startCommandServer>>
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'control-'))
  control = await startCommandServer(dataDir, commands)
})
afterEach(async () => {
  await control.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function running() {
  const diary = await findRunningDiary(dataDir)
  if (!diary) throw new Error('The diary runs.')
  return diary
}

test('a running diary does what a command asks, and says why it does not', async () => {
  const { ask } = await running()
  expect(await ask('double', 21)).toBe(42)
  await expect(ask('refuse', null)).rejects.toThrow('Not now.')
})

test('a diary that ends while a command asks is told of in a sentence, not as a mistyped command', async () => {
  const { ask } = await running()
  await control.close()
  await expect(ask('double', 21)).rejects.toMatchObject({
    code: 'control.gone',
    message: expect.stringContaining('stopped answering'),
  })
  expect(await findRunningDiary(dataDir)).toBeNull()
})

test('every question has a connection of its own, so none is asked on one that is just ending', async () => {
  const { port, secret } = JSON.parse(await readFile(join(dataDir, 'control.json'), 'utf8')) as {
    port: number
    secret: string
  }
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ command: 'ping', input: null }),
  })
  expect(response.headers.get('connection')).toBe('close')
})
