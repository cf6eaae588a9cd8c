import { History } from 'lucide'
import { useState } from 'react'
import { editorTexts as texts } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { PostValues } from '../post-values.ts'
import { HistoryDialog } from './history-dialog.tsx'

interface HistoryButtonProps {
  postId: number
  /** What is in the editor now. */
  current: () => PostValues
  onRestore: (values: PostValues) => void
}

export function HistoryButton({ postId, current, onRestore }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="line"
        small
        className="has-icon"
        aria-label={texts.history}
        onClick={() => setOpen(true)}
      >
        <Icon of={History} />
        <span className="not-small">{texts.history}</span>
      </Button>
      {isOpen && (
        <HistoryDialog
          postId={postId}
          current={current()}
          onClose={() => setOpen(false)}
          onRestore={(values) => {
            setOpen(false)
            onRestore(values)
          }}
        />
      )}
    </>
  )
}
