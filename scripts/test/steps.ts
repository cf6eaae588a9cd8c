import { spawn } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Count {
  passed: number
  failed: number
}

const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(bin(command), args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      cwd: root,
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

type Checker = [name: string, command: string, ...args: string[]]

/** Each checker counts as one test. Two run at a time and report when they are done. */
export async function checkers(tasks: Checker[]): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  const waiting = [...tasks]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, ...args] = next
      const { isGood, output } = await check(command, args)
      console.log(`\n── ${name}\n${isGood ? 'good' : `${output}\n${name}: failed`}`)
      count[isGood ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all([work(), work()])
  return count
}

function check(command: string, args: string[]): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(bin(command), args, { cwd: root })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ isGood: false, output: error.message }))
    child.on('close', (code) => resolve({ isGood: code === 0, output }))
  })
}

/** A runner that exits with an error counts as at least one failure. */
const atLeastOneFailure = (count: Count, exitCode: number): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

export async function vitest(...projects: string[]): Promise<Count> {
  console.log(`\n── tests: ${projects.join(', ')}`)
  const outputFile = join(await mkdtemp(join(tmpdir(), 'diary-vitest-')), 'result.json')
  const exitCode = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(process.argv.includes('--shuffle') ? ['--sequence.shuffle'] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ])
  const result = await readJson<{ numPassedTests: number; numFailedTests: number }>(outputFile)
  return atLeastOneFailure(
    { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 },
    exitCode,
  )
}

export async function playwright(project: 'journeys' | 'slow'): Promise<Count> {
  console.log(`\n── browser: ${project}`)
  const outputFile = join(await mkdtemp(join(tmpdir(), 'diary-playwright-')), 'result.json')
  const exitCode = await run('playwright', ['test', '--project', project, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile,
  })
  const result = await readJson<{ stats: { expected: number; unexpected: number } }>(outputFile)
  const { expected = 0, unexpected = 0 } = result?.stats ?? {}
  return atLeastOneFailure({ passed: expected, failed: unexpected }, exitCode)
}

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null
  }
}

const sum = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})

export const together = async (...running: Promise<Count>[]): Promise<Count> =>
  (await Promise.all(running)).reduce(sum)

/** Steps run one after the other, because each uses both cores. */
export async function runSteps(steps: (() => Promise<Count>)[]) {
  let total: Count = { passed: 0, failed: 0 }
  for (const step of steps) {
    const count = await step().catch((error: unknown): Count => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    total = sum(total, count)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
