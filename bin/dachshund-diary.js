#!/usr/bin/env node
/*
 * The program of the npm package. It is plain JavaScript, because Node strips no types below
 * node_modules, and an older Node must be able to read it: that one hands over to the pinned Node.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED_NODE = 24
const [name = 'start', ...args] = process.argv.slice(2)

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) handOver()
else process.exitCode = (await run()) ?? 0

async function run() {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  if (name === '--version') return print(version)
  const { commands, startServer } = await loadServer()
  if (name === 'start' && args.length === 0) return startServer()
  if (Object.hasOwn(commands, name)) return commands[name](args)
  print(`Dachshund Diary ${version}

  dachshund-diary [start]                            runs the diary
  dachshund-diary ${Object.keys(commands).join('|')}   how to use each is said by it
  dachshund-diary --version

Settings are environment variables, such as PORT, PUBLIC_URL and DATA_DIR (here: ${dataFolder()}).
Where a text says npm run NAME -- …, type dachshund-diary NAME …`)
  return name === '--help' ? 0 : 2
}

function print(text) {
  process.stdout.write(`${text}\n`)
}

/** The data lies where somebody stands, never in the package, which an upgrade replaces. */
function dataFolder() {
  return resolve(process.env.DATA_DIR?.trim() || 'data')
}

function loadServer() {
  const folder = dataFolder()
  // The package may be read-only, so Node's compiled code is stored with the data. A folder that
  // does not exist yet is made by a start alone.
  if (name === 'start' || existsSync(folder)) {
    process.umask(0o077)
    nodeModule.enableCompileCache(join(folder, 'compile-cache'))
  }
  return import('../dist/server/main.js')
}

/** Runs this program again, on the Node that came as a package of its own. */
function handOver() {
  const program = findPinnedNode()
  if (!program) {
    process.stderr.write(
      `Dachshund Diary needs Node ${NEEDED_NODE} or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.\n`,
    )
    process.exitCode = 1
    return
  }
  const script = fileURLToPath(import.meta.url)
  const child = spawn(program, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both, and a second one would end the diary at once.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function findPinnedNode() {
  const { resolve: find } = nodeModule.createRequire(import.meta.url)
  try {
    const folder = dirname(find(`node-${process.platform}-${process.arch}/package.json`))
    const program = join(folder, 'bin/node')
    return existsSync(program) ? program : null
  } catch {
    return null
  }
}
