import { Printer } from 'lucide'
import type { DogLog } from '#shared/contract/dog.admin.ts'
import { isVisit } from '#shared/dog/log.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { dates, weightWords } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useDogName } from '../../../app/diary.ts'

/** On paper there is the sheet alone. */
export function VetSheet({ log: { entries, choices } }: { log: DogLog }) {
  const name = useDogName()
  const told = entries.filter(({ kind }) => kind === 'weight' || isVisit(kind))
  return (
    <section className="box">
      <h2>{texts.forTheVet}</h2>
      <p className="box-hint">{texts.sheetHint}</p>
      <Button look="quiet" small wide onClick={() => print()}>
        <Icon of={Printer} />
        {texts.print}
      </Button>
      <div className="vet-sheet" aria-hidden="true">
        <h2>{texts.sheetTitle(name)}</h2>
        <table>
          <tbody>
            {told.map((entry) => (
              <tr key={entry.id}>
                <td>{dates.short(entry.day)}</td>
                <td>{texts.kinds[entry.kind]}</td>
                <td>
                  {[
                    entry.grams === null
                      ? entry.title
                      : weightWords.short(entry.grams, choices.unit),
                    ...[entry.words, entry.nextDue && texts.dueOn(entry.nextDue)],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
