import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figures } from './figures.ts'
import { root } from './program.ts'
import { reasonFor } from './reasons.ts'
import { type Goal, ms, type Section, type Table } from './section.ts'

type Sections = Record<string, Section>

export function goalsOf(sections: Sections, figures: Figures): Goal[] {
  return Object.entries(sections).flatMap(([name, section]) =>
    figures[name] ? section.goals(figures[name].found) : [],
  )
}

/** `docs/performance.md`, always whole, from whatever figures there are. */
export async function writeReport(sections: Sections, figures: Figures) {
  const goals = goalsOf(sections, figures)
  const parts = [
    '# How fast it is',
    'Written by `npm run bench`, which anyone can run: it starts the built diary on fresh stores, measures, and writes this. Run it on a machine that does nothing else: other work on the same cores made CPU times two or three times as large when we tried, and moved single ratios by a few tenths; what is counted per second suffers most. How fast the machine was stands with each part as its pace: how long a fixed piece of work took. `npm run bench -- --only serving,memory` measures some parts anew and leaves the other figures as they were ([performance.json](performance.json)).',
    '## Goals',
    markdown({
      caption: '',
      head: ['goal', 'wanted', 'measured', ''],
      rows: goals.map((one) => [
        one.goal,
        one.wanted,
        one.measured,
        one.isKept ? 'kept' : '**not kept**',
      ]),
    }),
    ...reasonsOf(goals),
  ]
  for (const [name, section] of Object.entries(sections)) {
    const figure = figures[name]
    if (!figure) continue
    parts.push(`## ${section.title}`, section.about)
    const pace = figure.paceMs && ` Its pace: ${figure.paceMs.map(ms).join(' before, ')} after.`
    parts.push(`Measured on ${figure.madeOn}: ${figure.machine}.${pace ?? ''}`)
    for (const table of section.tables(figure.found)) parts.push(markdown(table))
  }
  await writeFile(join(root, 'docs/performance.md'), `${parts.join('\n\n')}\n`)
}

function reasonsOf(goals: Goal[]): string[] {
  const missed = goals.filter((one) => !one.isKept)
  if (missed.length === 0) return []
  return ['### Why not', missed.map((one) => `- ${one.goal}: ${reasonFor(one.goal)}`).join('\n')]
}

function markdown({ caption, head, rows }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = line(head.map((_, at) => (at === 0 ? '---' : '--:')))
  const table = [line(head), rule, ...rows.map(line)].join('\n')
  return caption ? `${caption}:\n\n${table}` : table
}

export function printTable({ caption, head, rows }: Table) {
  const widths = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => String(row[at] ?? '').length)),
  )
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, at) =>
        at === 0 ? String(cell).padEnd(widths[at]!) : String(cell).padStart(widths[at]!),
      )
      .join('  ')
  console.log(`\n${caption}\n${line(head)}`)
  for (const row of rows) console.log(line(row))
}
