import { countingTexts } from '#texts/site/legal.ts'
import { statisticsTexts as texts } from '#texts/admin/statistics.ts'
import { TriggeredDialog } from '../../../controls/dialog.tsx'

export function HowItCounts() {
  return (
    <TriggeredDialog
      title={texts.how}
      closeLabel={texts.close}
      trigger={
        <button type="button" className="link-btn">
          {texts.how}
        </button>
      }
    >
      {countingTexts.owner.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </TriggeredDialog>
  )
}
