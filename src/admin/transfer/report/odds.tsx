import type { ImportReport } from '#shared/contract/transfer.admin.ts'
import { reportTexts as texts, warningNames } from '#texts/admin/transfer.ts'
import { numbers } from '#texts/grammar.ts'
import { WhichOnes } from './which-ones.tsx'

interface Odd {
  name: string
  becomes: string
  count: number
  ones: { title: string; detail: string }[]
}

function oddsOf({ looseEnds, takenSlugs }: ImportReport): Odd[] {
  const odds = looseEnds.map(({ kind, count, posts }) => ({
    ...warningNames[kind],
    count,
    ones: posts,
  }))
  if (takenSlugs.length === 0) return odds
  const ones = takenSlugs.map((slug) => ({ title: texts.takenAt(slug), detail: '' }))
  return [...odds, { ...texts.taken, count: takenSlugs.length, ones }]
}

/** What our pages cannot show as the old blog did, by kind. */
export function Odds({ report }: { report: ImportReport }) {
  const odds = oddsOf(report)
  return (
    <div>
      <h3>{texts.odds}</h3>
      {odds.length === 0 && <p className="box-hint">{texts.noOdds}</p>}
      <ul className="odds">
        {odds.map(({ name, becomes, count, ones }) => (
          <li key={name}>
            <b>{numbers.written(count)}</b>
            <div>
              <strong>{name}</strong>
              <p>{becomes}</p>
            </div>
            <WhichOnes name={name} count={count} ones={ones} />
          </li>
        ))}
      </ul>
    </div>
  )
}
