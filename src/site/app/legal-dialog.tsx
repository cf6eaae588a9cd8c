import { useId } from 'react'
import type { Features } from '#shared/contract/settings.ts'
import { commentLegalTexts, countingTexts, legalTexts, readingTexts } from '#texts/site/legal.ts'
import { type LegalTopic, shellTexts } from '#texts/site/pages.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { X } from '#ui/icons/x.ts'
import { Modal } from '#ui/overlays/modal.tsx'
import { useSettings } from './hooks.ts'

export interface LegalDialogProps {
  topic: LegalTopic
  onClose: () => void
}

export function LegalDialog({ topic, onClose }: LegalDialogProps) {
  const titleId = useId()
  const { title, paragraphs } = getLegalText(topic, useSettings().features)
  return (
    <Modal className="dialog is-text" labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <IconButton label={shellTexts.close} className="close" onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </Modal>
  )
}

/** The legal text depends on which features the owner has switched on. */
export function getLegalText(topic: LegalTopic, { analytics, comments }: Features) {
  const { title, paragraphs } = legalTexts[topic]
  const opening = analytics
    ? [readingTexts.counted, ...countingTexts.visitors]
    : [readingTexts.uncounted]
  const ofComments = comments && topic !== 'terms' ? commentLegalTexts[topic] : []
  return {
    title,
    paragraphs: [
      ...(topic === 'privacy' ? opening : []),
      ...paragraphs.slice(0, -1),
      ...ofComments,
      ...paragraphs.slice(-1),
    ],
  }
}
