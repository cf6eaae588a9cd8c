import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LogChoices, updateLogChoices } from '#shared/contract/dog.admin.ts'
import { type WeightUnit, weightUnits } from '#shared/dog/weight.ts'
import { logToasts, logChoiceTexts as texts } from '#texts/admin/dog-log.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../../app/api.ts'

import { Select, SwitchRow } from '../../../parts/fields.tsx'

import { refreshLog } from '../../log-queries.ts'
import { usePronouns } from '../use-pronouns.ts'
import { WeightInput } from '../weight-input.tsx'

/** How the dog is weighed, and whether visitors see the curve. Saved together. */
export function ScaleChoices({ saved }: { saved: LogChoices }) {
  const queryClient = useQueryClient()
  const forms = usePronouns()
  const [choices, setChoices] = useState(saved)
  const [error, setError] = useState<string>()
  const set = (change: Partial<LogChoices>) => setChoices({ ...choices, ...change })
  const save = useMutation({
    mutationFn: (body: LogChoices) => api(updateLogChoices, { body }),
    async onSuccess() {
      await refreshLog(queryClient)
      toast(logToasts.saved)
    },
    onError: (failure) =>
      toast({ ...logToasts.failed(messageOf(failure)), variant: 'destructive' }),
  })
  function submit() {
    const checked = LogChoices.safeParse(choices)
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
      <h2>{texts.heading}</h2>
      <Field label={texts.unit}>
        <Select
          options={weightUnits.map((value) => ({ value, label: texts.units[value] }))}
          value={choices.unit}
          onChange={(event) => set({ unit: event.currentTarget.value as WeightUnit })}
        />
      </Field>
      <fieldset className="form-stack" key={choices.unit}>
        <legend className="label">{texts.wanted(forms)}</legend>
        <Field label={texts.wantedFrom}>
          <WeightInput
            unit={choices.unit}
            grams={choices.wantedFrom}
            onChange={(wantedFrom) => set({ wantedFrom })}
          />
        </Field>
        <Field label={texts.wantedTo} error={error}>
          <WeightInput
            unit={choices.unit}
            grams={choices.wantedTo}
            onChange={(wantedTo) => set({ wantedTo })}
          />
        </Field>
      </fieldset>
      <SwitchRow
        label={texts.monthly(forms)}
        checked={choices.weighsMonthly}
        onCheckedChange={(weighsMonthly) => set({ weighsMonthly })}
      />
      <SwitchRow
        label={texts.onAbout}
        hint={texts.onAboutHint}
        checked={choices.isCurvePublic}
        onCheckedChange={(isCurvePublic) => set({ isCurvePublic })}
      />
      <div>
        <Button type="submit" small busy={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}
