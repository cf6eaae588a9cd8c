import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, owner } from '../../e2e/diary.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

export const modern = process.execPath
const OLD_NODE = '20.20.2'

/** Packs this project and installs the file, as somebody does who has nothing but Node and npm. */
export async function installPackage() {
  const folder = await mkdtemp(join(tmpdir(), 'diary-package-'))
  const npm = (args: string[], cwd: string) =>
    run('npm', [...args, '--no-audit', '--no-fund'], { cwd, maxBuffer: 64 * 1024 * 1024 })
  const installed = join(folder, 'installed')
  await mkdir(installed)
  await writeFile(join(installed, 'package.json'), '{ "private": true }')
  const { stdout } = await npm(['pack', '--json', '--pack-destination', folder], root)
  const file = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? ''
  await npm(['install', '--prefer-offline', join(folder, file)], installed)
  const program = join(installed, 'node_modules/dachshund-diary/bin/dachshund-diary.js')

  const started: ChildProcess[] = []

  return {
    folder: join(installed, 'node_modules/dachshund-diary'),
    program,

    /** Starts the program in a folder and waits until the diary is open. */
    async start(cwd: string, { node = modern, env = {} }: StartOptions = {}) {
      const port = await freePort()
      const child = spawn(node, [program], {
        cwd,
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          LOG_LEVEL: 'warn',
          ...env,
        },
      })
      started.push(child)
      let printed = ''
      const hasEnded = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
      await new Promise<void>((resolve, reject) => {
        const read = (chunk: Buffer) => {
          printed += chunk
          if (printed.includes('The diary is open')) resolve()
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.once('exit', () => reject(new Error(`the package did not start:\n${printed}`)))
      })
      return {
        origin: `http://localhost:${port}`,
        pid: child.pid!,
        printed: () => printed,
        async stop(signal: NodeJS.Signals = 'SIGTERM') {
          child.kill(signal)
          const [code, endedBy] = await hasEnded
          return { code, endedBy }
        },
      }
    },

    command: (cwd: string, args: string[], node = modern) =>
      run(node, [program, ...args], { cwd, env: { PATH: process.env.PATH } }),

    /** A Node that is older than the diary needs: this machine's own, else one from the registry. */
    async findOldNode() {
      for (const path of (process.env.PATH ?? '').split(delimiter)) {
        const node = join(path, 'node')
        if (majorOf(node) < 24) return node
      }
      const name = `node-${process.platform}-${process.arch}`
      const elsewhere = join(folder, 'old')
      await mkdir(elsewhere)
      await npm(['install', '--prefix', elsewhere, `${name}@${OLD_NODE}`], elsewhere)
      return join(elsewhere, 'node_modules', name, 'bin/node')
    },

    /** Ends what a failed test left running, too. */
    async remove() {
      for (const child of started) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface StartOptions {
  node?: string
  env?: Record<string, string>
}

function majorOf(node: string): number {
  try {
    return Number.parseInt(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1), 10)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Every file below a folder with its size and the time of its last change. */
export async function describeTree(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const lines = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(path)
    return `${path} ${entry.isFile() ? size : ''} ${mtimeMs}`
  })
  return (await Promise.all(lines)).sort()
}
