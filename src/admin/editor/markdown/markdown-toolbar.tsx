import {
  Bold,
  Code,
  type IconNode,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
} from 'lucide'
import type { ReactNode } from 'react'
import { markdownActionLabels, markdownTexts } from '#shared/texts/editor.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tooltip } from '../../controls/tooltip.tsx'
import { Cheatsheet } from './cheatsheet.tsx'
import type { MarkdownAction } from './markdown-edit.ts'

/** The picture opens a picker; all others work on the text at once. */
export type ToolbarAction = MarkdownAction | 'image'

const groups: { action: ToolbarAction; icon: IconNode | string; keys?: string }[][] = [
  [
    { action: 'heading1', icon: 'H1' },
    { action: 'heading2', icon: 'H2' },
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
    <div className="tool-row" role="toolbar" aria-label={markdownTexts.toolbar}>
      {groups.map((group) => (
        <div key={group[0]?.action} className="tool-group">
          {group.map(({ action, icon, keys }) => (
            <Tooltip
              key={action}
              text={markdownActionLabels[action] + (keys ? ` (Ctrl+${keys})` : '')}
            >
              <IconButton
                label={markdownActionLabels[action]}
                aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
                disabled={disabled}
                // The field keeps its selection, which the action is about.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onAction(action)}
              >
                {typeof icon === 'string' ? icon : <Icon of={icon} />}
              </IconButton>
            </Tooltip>
          ))}
        </div>
      ))}
      {children}
      <Cheatsheet />
    </div>
  )
}
