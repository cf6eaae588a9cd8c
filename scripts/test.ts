/** `npm test` runs the scripts of package.json that check something, by name, and counts. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A part of what the JSON reporters of Vitest and Playwright write. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number }
}

const folder = await mkdtemp(join(tmpdir(), 'diary-reports-'))
const total = { passed: 0, failed: 0 }

/** Only failures show their output, so that two scripts can run beside each other. */
async function run(script: string) {
  const file = join(folder, `${script.replace(':', '-')}.json`)
  const vitest = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`]
  const reporters = script === 'test:e2e' ? ['--reporter=dot,json'] : vitest
  const args = script.startsWith('test:') ? ['--', ...reporters] : []
  const startedAt = performance.now()
  const child = spawn('npm', ['run', '--silent', script, ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const isGood = (await new Promise((resolve) => child.on('close', resolve))) === 0
  const report: Report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const passed = report.numPassedTests ?? report.stats?.expected ?? Number(isGood)
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0
  total.passed += passed
  // An error outside of the tests is in no report.
  total.failed += isGood ? failed : Math.max(failed, 1)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(isGood ? `${script}: good, ${passed} in ${seconds} s` : `\n${output}\n${script}: bad`)
}

async function runInTurn(...scripts: string[]) {
  for (const script of scripts) await run(script)
}

await Promise.all([run('typecheck'), run('lint')])
// Tests in a browser mostly wait, so both cores stay busy.
await Promise.all([runInTurn('test:unit', 'test:api'), run('test:dom')])
await run('test:e2e')
await rm(folder, { recursive: true })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
