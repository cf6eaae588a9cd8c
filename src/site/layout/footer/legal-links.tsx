import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react'
import { type LegalTopic, legalLinkTexts } from '#texts/site/pages.ts'
import type { LegalDialogProps } from './legal-dialog.tsx'

const LegalDialog = lazy<ComponentType<LegalDialogProps>>(() =>
  import('./legal-dialog.tsx').then(
    (module) => ({ default: module.LegalDialog }),
    // Without a network there is nothing to show; the page itself must not suffer.
    () => ({ default: () => null }),
  ),
)

export function LegalLinks() {
  const [topic, setTopic] = useState<LegalTopic | null>(null)
  const open = (event: MouseEvent, chosen: LegalTopic) => {
    event.preventDefault()
    setTopic(chosen)
  }
  return (
    <>
      {(Object.keys(legalLinkTexts) as LegalTopic[]).map((linked) => (
        <a
          key={linked}
          href={`#${linked}`}
          aria-haspopup="dialog"
          onClick={(event) => open(event, linked)}
        >
          {legalLinkTexts[linked]}
        </a>
      ))}
      {topic && (
        <Suspense>
          <LegalDialog topic={topic} onClose={() => setTopic(null)} />
        </Suspense>
      )}
    </>
  )
}
