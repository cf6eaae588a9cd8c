import { howItCountsTexts, statisticsTexts as texts } from '#texts/admin/statistics.ts'
import { TriggeredDialog } from '../../parts/dialog.tsx'

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
      {howItCountsTexts.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </TriggeredDialog>
  )
}
