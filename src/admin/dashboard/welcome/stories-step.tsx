import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PackageOpen } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import { countSamples, removeSamples } from '#shared/contract/settings.admin.ts'
import { samplesTexts } from '#texts/admin/settings.ts'
import { movingCardTexts } from '#texts/admin/transfer.ts'
import { storiesStepTexts as texts, welcomeTexts } from '#texts/admin/welcome.ts'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './steps.ts'
import { useSaveStep } from './use-save-step.ts'

export function StoriesStep({ onBack, onDone }: StepProps) {
  const queryClient = useQueryClient()
  const saving = useSaveStep()
  const [isRemoving, setRemoving] = useState(false)
  const { data: samples } = useQuery({
    queryKey: [countSamples.path],
    queryFn: ({ signal }) => api(countSamples, { signal }),
    staleTime: 0,
  })
  const hasSamples = samples !== undefined && samples.posts + samples.photos > 0
  const finish = async () => {
    const isDone = await saving.run(async () => {
      if (isRemoving && hasSamples) await api(removeSamples)
      await saving.saveSettings({ welcome: 'done' })
    })
    if (!isDone) return
    await queryClient.invalidateQueries()
    toast(welcomeTexts.done)
    onDone()
  }
  return (
    <StepFrame
      step={4}
      heading={texts.heading}
      lead={texts.lead}
      {...saving}
      onBack={onBack}
      onNext={finish}
    >
      {samples && !hasSamples && <p>{texts.none}</p>}
      {hasSamples && (
        <fieldset className="fr-samples">
          <legend className="label">{samplesTexts.counted(samples)}</legend>
          {[false, true].map((remove) => (
            <label key={String(remove)}>
              <input
                type="radio"
                name="samples"
                checked={isRemoving === remove}
                onChange={() => setRemoving(remove)}
              />
              <span>
                <strong>{remove ? texts.remove : texts.keep}</strong>
                <small>{remove ? texts.removeHint : texts.keepHint}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="fr-bring">
        <Icon of={PackageOpen} />
        <span>
          {movingCardTexts.firstSteps}{' '}
          <Link className="more" href="/admin/import">
            {movingCardTexts.bring}
          </Link>
        </span>
      </p>
    </StepFrame>
  )
}
