import { ShieldCheck } from 'lucide'
import type { Settings } from '#shared/contract/settings.ts'
import { statisticsTexts as texts } from '#texts/admin/statistics.ts'
import { Icon } from '#ui/display/icon.tsx'
import { FeatureSwitch, useSaveFeature } from '../../settings/feature-switch.tsx'

import { DeleteStatistics } from './delete-statistics.tsx'
import { ExportStatistics } from './export-statistics.tsx'
import { HowItCounts } from './how-it-counts.tsx'

interface StatFootProps {
  settings: Settings
  /** Whether there is anything to take along or to delete. */
  hasFigures: boolean
}

/** What is kept and what is not, and the same switch as in Settings. */
export function StatFoot({ settings, hasFigures }: StatFootProps) {
  const saving = useSaveFeature(settings)
  return (
    <section className="box stat-foot" aria-label={texts.how}>
      <div>
        <p className="no-trace">
          <Icon of={ShieldCheck} />
          <span>
            <b>{texts.noTrace.bold}</b> {texts.noTrace.text}
          </span>
        </p>
        <div className="stat-acts">
          <HowItCounts />
          {hasFigures && (
            <>
              <ExportStatistics />
              <DeleteStatistics isOn={settings.features.analytics} />
            </>
          )}
        </div>
      </div>
      <FeatureSwitch feature="analytics" settings={settings} saving={saving} />
    </section>
  )
}
