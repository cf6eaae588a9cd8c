import { Cake, type IconNode, Syringe, Weight } from 'lucide'
import type { ComingUp as Coming, DogLog } from '#shared/contract/dog.admin.ts'
import { comingUpTexts, logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { useChangeLog } from '../use-change-log.ts'
import { usePronouns } from '../use-pronouns.ts'

const icons: Record<Coming['what'], IconNode> = { due: Syringe, weigh: Weight, birthday: Cake }

export function ComingUp({ log }: { log: DogLog }) {
  const forms = usePronouns()
  const { set } = useChangeLog()
  async function settle(entryId: number | null) {
    const entry = log.entries.find(({ id }) => id === entryId)
    if (!entry) return
    await set(entry, { nextDue: null })
    toast({ ...logToasts.settled, action: { label: texts.undo, onAction: () => set(entry, {}) } })
  }
  return (
    <section className="box" aria-labelledby="coming-up">
      <div className="box-head">
        <h2 id="coming-up">{texts.comingUp}</h2>
      </div>
      {log.comingUp.length === 0 && <p className="muted">{texts.nothingAhead}</p>}
      <ul>
        {log.comingUp.map((coming) => {
          const title = comingUpTexts.what(coming, forms)
          return (
            <li className="log-due" key={`${coming.what} ${coming.entryId}`}>
              <Icon of={icons[coming.what]} />
              <span>
                <b dir="auto">{title}</b>
                {comingUpTexts.when(coming)}
              </span>
              {coming.what === 'due' && (
                <Button look="quiet" small onClick={() => settle(coming.entryId)}>
                  <span className="sr">{title}: </span>
                  {texts.done}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
