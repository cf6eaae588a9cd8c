import type { Settings } from '#shared/contract/settings.ts'
import { type FeatureKey, settingsTexts as texts } from '#texts/admin/settings.ts'
import { FeatureSwitch } from '../feature-switch.tsx'
import { useSaveFeature } from '../use-save-feature.ts'

const features: FeatureKey[] = ['comments', 'featuredPosts', 'analytics']

export function ContentDisplay({ settings }: { settings: Settings }) {
  const saving = useSaveFeature(settings)
  return (
    <section className="box" aria-label={texts.contentDisplay}>
      <h2>{texts.contentDisplay}</h2>
      {features.map((feature) => (
        <FeatureSwitch key={feature} feature={feature} settings={settings} saving={saving} />
      ))}
    </section>
  )
}
