import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { findInPath } from '../debian-package.ts'
import { findPostgres } from '../ensure-postgres.ts'
import { root } from './program.ts'

export interface Figure {
  madeOn: string
  machine: string
  /** The machine's pace before and after; older figures came without. */
  paceMs?: [number, number]
  found: unknown
}

/** What was found, by section, each with where and when: a run of one part leaves the others alone. */
export type Figures = Record<string, Figure>

const file = join(root, 'docs/performance.json')

export async function readFigures(): Promise<Figures> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Figures
}

/** Four digits are more than any of them is worth. */
export async function writeFigures(figures: Figures) {
  const round = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value
  await writeFile(file, `${JSON.stringify(figures, round, 2)}\n`)
}

export function describeMachine(): string {
  const [core] = cpus()
  const postgres = findPostgres()
  const nginx = findInPath('nginx')
  return [
    `${cpus().length} × ${core?.model.trim()}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    `PGlite ${versionOf('@electric-sql/pglite')}`,
    ...(postgres ? [firstLine(join(postgres, 'postgres'), ['--version'])] : []),
    ...(nginx ? [firstLine(nginx, ['-v'])] : []),
  ].join(', ')
}

function versionOf(name: string): string {
  const about = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(about) as { version: string }).version
}

/** nginx says its version where others say their errors. */
function firstLine(program: string, args: string[]): string {
  const told = execFileSync('sh', ['-c', '"$0" "$@" 2>&1', program, ...args], { encoding: 'utf8' })
  return (
    told
      .split('\n')[0]
      ?.replace(/^nginx version: |\(.*?\)/g, '')
      .trim() ?? ''
  )
}
