import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type LogKind, logKinds } from '#shared/dog/log.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import { leaveLogTexts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { markFields } from '../../app/api.ts'
import { LeaveGuard } from '../../parts/leave-guard.tsx'
import { EntryFields } from './entries/entry-fields.tsx'
import { EntryPhoto } from './entries/entry-photo.tsx'
import { emptyEntry, isBegun, useEntryForm } from './entries/use-entry-form.ts'
import { kindIcons } from './kind-icons.ts'
import { useChangeLog } from './use-change-log.ts'

interface QuickAddProps {
  unit: WeightUnit
  today: string
}

const isKind = (name: string | null): name is LogKind => logKinds.includes(name as LogKind)

/** From the phone in two taps: whoever comes by `?add=weight` finds the keys open, and presses Add. */
export function QuickAdd({ unit, today }: QuickAddProps) {
  const [search] = useSearchParams()
  const wanted = search.get('add')
  const form = useEntryForm(emptyEntry(isKind(wanted) ? wanted : 'weight', today))
  const element = useRef<HTMLFormElement>(null)
  // What was typed stays in the fields of the form; a new count makes them anew.
  const [count, setCount] = useState(0)
  const { add, tellFailure } = useChangeLog()
  const kind = form.watch('kind')
  const focusMain = () => element.current?.querySelector<HTMLElement>('[data-main]')?.focus()

  useEffect(() => {
    if (isKind(wanted)) element.current?.querySelector<HTMLElement>('[data-main]')?.focus()
  }, [wanted])

  const submit = form.handleSubmit((entry) =>
    add.mutate(entry, {
      onSuccess() {
        form.reset(emptyEntry(kind, today))
        setCount(count + 1)
      },
      onError(error) {
        if (!markFields(form, error)) tellFailure(error)
      },
    }),
  )
  return (
    <form ref={element} className="box quick-add" noValidate onSubmit={submit}>
      <fieldset className="tabs">
        <legend className="sr">{texts.whatHappened}</legend>
        {logKinds.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === kind}
            onClick={() => {
              form.clearErrors()
              form.setValue('kind', name)
              requestAnimationFrame(focusMain)
            }}
          >
            <Icon of={kindIcons[name]} />
            {texts.kinds[name]}
          </button>
        ))}
      </fieldset>
      <div className="quick-row">
        <EntryFields key={`${unit} ${count}`} form={form} unit={unit} today={today} />
        <EntryPhoto form={form} />
        <Button type="submit" busy={add.isPending}>
          {add.isPending ? texts.adding : texts.add}
        </Button>
      </div>
      <LeaveGuard texts={leaveLogTexts} isDirty={() => isBegun(form.getValues())} />
    </form>
  )
}
