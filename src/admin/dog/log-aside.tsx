import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ComingUp as Coming,
  type DogLog,
  LogSettings,
  updateLogSettings,
} from '#shared/contract/dog.admin.ts'
import { isVetVisit } from '#shared/dog/log.ts'
import { type WeightUnit, weightUnits } from '#shared/dog/weight.ts'
import {
  comingUpTexts,
  logChoiceTexts,
  logToasts,
  logTexts as texts,
} from '#texts/admin/dog-log.ts'
import { dates, weightWords } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { Cake } from '#ui/icons/cake.ts'
import { Globe } from '#ui/icons/globe.ts'
import { Lock } from '#ui/icons/lock.ts'
import { Printer } from '#ui/icons/printer.ts'
import { Syringe } from '#ui/icons/syringe.ts'
import { Weight } from '#ui/icons/weight.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useDogName, usePronouns } from '../app/diary.ts'
import { Select, SwitchRow } from '../parts/fields.tsx'
import { TextWithBoldAndCode } from '../parts/marked-text.tsx'
import { WeightInput } from './entry-fields.tsx'
import { refreshLog, useLogMutations } from './queries.ts'

const icons: Record<Coming['what'], IconNode> = { due: Syringe, weigh: Weight, birthday: Cake }

export function UpcomingReminders({ log }: { log: DogLog }) {
  const forms = usePronouns()
  const { set } = useLogMutations()
  function dismissReminder(entryId: number | null) {
    const entry = log.entries.find(({ id }) => id === entryId)
    if (!entry) return
    const action = { label: texts.undo, onAction: () => set.mutate(entry) }
    set.mutate(
      { ...entry, nextDue: null },
      { onSuccess: () => showToast({ ...logToasts.done, action }) },
    )
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
            <li className="item log-due" key={`${coming.what} ${coming.entryId}`}>
              <Icon of={icons[coming.what]} />
              <span>
                <b dir="auto">{title}</b>
                {comingUpTexts.when(coming)}
              </span>
              {coming.what === 'due' && (
                <Button variant="quiet" small onClick={() => dismissReminder(coming.entryId)}>
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

export function LogSettingsForm({ saved }: { saved: LogSettings }) {
  const queryClient = useQueryClient()
  const forms = usePronouns()
  const [choices, setChoices] = useState(saved)
  const [error, setError] = useState<string>()
  const set = (change: Partial<LogSettings>) => setChoices({ ...choices, ...change })
  const save = useMutation({
    mutationFn: (body: LogSettings) => api(updateLogSettings, { body }),
    async onSuccess() {
      await refreshLog(queryClient)
      showToast(logToasts.saved)
    },
    meta: { failed: logToasts.failed },
  })
  function submit() {
    const checked = LogSettings.safeParse(choices)
    setError(checked.error?.issues[0]?.message)
    if (checked.success) save.mutate(checked.data)
  }
  return (
    <form
      className="box form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{logChoiceTexts.heading}</h2>
      <Field label={logChoiceTexts.unit}>
        <Select
          options={weightUnits.map((value) => ({ value, label: logChoiceTexts.units[value] }))}
          value={choices.unit}
          onChange={(event) => set({ unit: event.currentTarget.value as WeightUnit })}
        />
      </Field>
      <fieldset className="form-stack" key={choices.unit}>
        <legend className="label">{logChoiceTexts.wanted(forms)}</legend>
        <Field label={logChoiceTexts.wantedFrom}>
          <WeightInput
            unit={choices.unit}
            grams={choices.wantedFrom}
            onChange={(wantedFrom) => set({ wantedFrom })}
          />
        </Field>
        <Field label={logChoiceTexts.wantedTo} error={error}>
          <WeightInput
            unit={choices.unit}
            grams={choices.wantedTo}
            onChange={(wantedTo) => set({ wantedTo })}
          />
        </Field>
      </fieldset>
      <SwitchRow
        label={logChoiceTexts.monthly(forms)}
        checked={choices.weighsMonthly}
        onCheckedChange={(weighsMonthly) => set({ weighsMonthly })}
      />
      <SwitchRow
        label={logChoiceTexts.onAbout}
        hint={logChoiceTexts.onAboutHint}
        checked={choices.isCurvePublic}
        onCheckedChange={(isCurvePublic) => set({ isCurvePublic })}
      />
      <div>
        <Button type="submit" small busy={save.isPending}>
          {save.isPending ? logChoiceTexts.saving : logChoiceTexts.save}
        </Button>
      </div>
    </form>
  )
}

export function LogVisibilityNote() {
  return (
    <section className="box log-see">
      <h2>{texts.whoSeesWhat}</h2>
      <p>
        <Icon of={Lock} />
        <span>
          <TextWithBoldAndCode>{texts.privateMeans}</TextWithBoldAndCode>
        </span>
      </p>
      <p>
        <Icon of={Globe} />
        <span>
          <TextWithBoldAndCode>{texts.publicMeans}</TextWithBoldAndCode>
        </span>
      </p>
    </section>
  )
}

/** The print stylesheet hides everything but this sheet. */
export function PrintableVetSheet({ log: { entries, choices } }: { log: DogLog }) {
  const name = useDogName()
  const records = entries.filter(({ kind }) => kind === 'weight' || isVetVisit(kind))
  return (
    <section className="box">
      <h2>{texts.forTheVet}</h2>
      <p className="box-hint">{texts.sheetHint}</p>
      <Button variant="quiet" small wide onClick={() => print()}>
        <Icon of={Printer} />
        {texts.print}
      </Button>
      <div className="vet-sheet" aria-hidden="true">
        <h2>{texts.sheetTitle(name)}</h2>
        <table>
          <tbody>
            {records.map((entry) => (
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
