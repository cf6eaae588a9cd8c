import { useQuery } from '@tanstack/react-query'
import type { CommentCounts } from '#shared/contract/comments.admin.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { houseRulesTexts as texts } from '#texts/admin/comments.ts'
import { featureTexts, settingsToasts } from '#texts/admin/settings.ts'
import { toast } from '#ui/overlays/toast.ts'
import { settingsQuery } from '../../app/queries.ts'
import { Switch } from '../../parts/fields.tsx'
import { useSaveSettings } from '../../settings/queries.ts'
import { CloseAfter } from './close-after.tsx'
import { ForgetForm } from './forget-form.tsx'

/** Whether and how long readers can write. */
export function HouseRules({ counts }: { counts: CommentCounts | undefined }) {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const isOn = settings.features.comments
  return (
    <section className="box house" aria-labelledby="house-rules">
      <h2 id="house-rules">{texts.heading}</h2>
      <EnableComments settings={settings} />
      {!isOn && counts && <p className="go-note">{texts.off(counts.approved)}</p>}
      {isOn && <CloseAfter />}
      <ForgetForm />
    </section>
  )
}

function EnableComments({ settings }: { settings: Settings }) {
  const saving = useSaveSettings()
  const { label, hint } = featureTexts.comments
  const change = (comments: boolean) =>
    saving.mutate(
      { features: { ...settings.features, comments } },
      {
        onSuccess: () => toast(settingsToasts.featureSaved('comments', comments)),
        onError: (error) =>
          toast({ ...settingsToasts.failed('feature', error.message), variant: 'destructive' }),
      },
    )
  return (
    <div className="row">
      <div>
        <label className="label" htmlFor="enable-comments">
          {label}
        </label>
        <p id="enable-comments-hint">{hint}</p>
      </div>
      <Switch
        id="enable-comments"
        aria-describedby="enable-comments-hint"
        checked={settings.features.comments}
        pending={saving.isPending}
        onCheckedChange={change}
      />
    </div>
  )
}
