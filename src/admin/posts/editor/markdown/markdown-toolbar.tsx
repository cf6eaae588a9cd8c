import {
  Bold,
  Code,
  Heading1,
  Heading2,
  type IconNode,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
} from 'lucide'
import { Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { markdownActionLabels, markdownTexts } from '#texts/admin/editor.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tooltip } from '../../../parts/tooltip.tsx'
import { Cheatsheet } from './cheatsheet.tsx'
import type { MarkdownAction } from './markdown-edit.ts'
import { ToolButton } from './tool-button.tsx'

/** The picture opens a picker; all others work on the text at once. */
export type ToolbarAction = MarkdownAction | 'image'

const groups: { action: ToolbarAction; icon: IconNode; keys?: string }[][] = [
  [
    { action: 'heading1', icon: Heading1 },
    { action: 'heading2', icon: Heading2 },
  ],
  [
    { action: 'bold', icon: Bold, keys: 'B' },
    { action: 'italic', icon: Italic, keys: 'I' },
    { action: 'bulletList', icon: List },
    { action: 'numberedList', icon: ListOrdered },
    { action: 'blockquote', icon: TextQuote },
    { action: 'codeBlock', icon: Code },
  ],
  [
    { action: 'link', icon: Link, keys: 'K' },
    { action: 'image', icon: Image },
  ],
]

interface MarkdownToolbarProps {
  onAction: (action: ToolbarAction) => void
  disabled: boolean
  /** Stands beside the image: a photo from the device. */
  children: ReactNode
}

export function MarkdownToolbar({ onAction, disabled, children }: MarkdownToolbarProps) {
  return (
    <Toolbar.Root className="tool-row" aria-label={markdownTexts.toolbar}>
      {groups.map((group) => (
        <div key={group[0]?.action} className="tool-group">
          {group.map(({ action, icon, keys }) => (
            <Tooltip
              key={action}
              text={markdownActionLabels[action] + (keys ? ` (Ctrl+${keys})` : '')}
            >
              <ToolButton
                label={markdownActionLabels[action]}
                aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
                disabled={disabled}
                onClick={() => onAction(action)}
              >
                <Icon of={icon} />
              </ToolButton>
            </Tooltip>
          ))}
        </div>
      ))}
      {children}
      <Cheatsheet />
    </Toolbar.Root>
  )
}
