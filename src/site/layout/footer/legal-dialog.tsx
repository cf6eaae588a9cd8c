import { X } from 'lucide'
import { useId } from 'react'
import { type LegalTopic, shellTexts } from '#texts/site/pages.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { useSettings } from '../use-settings.ts'
import { legalText } from './legal-text.ts'

export interface LegalDialogProps {
  topic: LegalTopic
  onClose: () => void
}

export function LegalDialog({ topic, onClose }: LegalDialogProps) {
  const titleId = useId()
  const { title, paragraphs } = legalText(topic, useSettings().features)
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
