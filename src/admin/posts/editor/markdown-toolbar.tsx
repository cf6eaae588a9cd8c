import { Toolbar } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { renderMarkdown } from '#shared/markdown/render.ts'
import {
  markdownActionLabels,
  markdownTexts,
  photoTexts,
  markdownTexts as texts,
} from '#texts/admin/editor.ts'
import { devicePhotoTexts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { Bold } from '#ui/icons/bold.ts'
import { Camera } from '#ui/icons/camera.ts'
import { CircleQuestionMark } from '#ui/icons/circle-question-mark.ts'
import { Code } from '#ui/icons/code.ts'
import { Heading1 } from '#ui/icons/heading-1.ts'
import { Heading2 } from '#ui/icons/heading-2.ts'
import { Image } from '#ui/icons/image.ts'
import { ImagePlus } from '#ui/icons/image-plus.ts'
import { Italic } from '#ui/icons/italic.ts'
import { Link } from '#ui/icons/link.ts'
import { List } from '#ui/icons/list.ts'
import { ListOrdered } from '#ui/icons/list-ordered.ts'
import { TextQuote } from '#ui/icons/text-quote.ts'
import { TriggeredDialog } from '../../parts/dialog.tsx'
import { Tooltip } from '../../parts/tooltip.tsx'
import { acceptedMediaTypes } from '../../photos/upload-queue.ts'
import type { MarkdownAction } from './markdown-edit.ts'

/** `image` opens a picker; all other actions edit the text at once. */
type ToolbarAction = MarkdownAction | 'image'

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

/** The toolbar is a single Tab stop; arrow keys move between its buttons. */
function ToolButton({ disabled, ...props }: ComponentProps<typeof IconButton>) {
  return (
    <Toolbar.Button asChild disabled={disabled}>
      {/* Keeps the focus in the text field: the tool edits its selection. */}
      <IconButton {...props} onMouseDown={(event) => event.preventDefault()} />
    </Toolbar.Button>
  )
}

interface PhotoButtonsProps {
  onFiles: (files: File[]) => void
  disabled: boolean
}

/** The camera button shows on touch devices only. */
export function PhotoButtons(props: PhotoButtonsProps) {
  return (
    <div className="tool-group tool-photos">
      <PhotoButton {...props} label={photoTexts.takePhoto} icon={Camera} isCamera />
      <PhotoButton {...props} label={devicePhotoTexts.choose} icon={ImagePlus} />
    </div>
  )
}

interface PhotoButtonProps extends PhotoButtonsProps {
  label: string
  icon: IconNode
  isCamera?: boolean
}

function PhotoButton({ onFiles, disabled, label, icon, isCamera }: PhotoButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tooltip text={label}>
        <ToolButton
          label={label}
          className={isCamera ? 'only-touch' : undefined}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          <Icon of={icon} />
        </ToolButton>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        hidden
        {...(isCamera
          ? { capture: 'environment', accept: 'image/*' }
          : { multiple: true, accept: acceptedMediaTypes })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

function Cheatsheet() {
  return (
    <TriggeredDialog
      title={texts.cheatsheet}
      description={texts.cheatsheetIntro}
      closeLabel={adminTexts.close}
      wide
      trigger={
        <ToolButton label={texts.cheatsheet}>
          <Icon of={CircleQuestionMark} />
        </ToolButton>
      }
    >
      <ul className="cheatsheet">
        {texts.cheatsheetSamples.map((sample) => (
          <li key={sample}>
            <pre>{sample}</pre>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own samples through our own renderer */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(sample) }} />
          </li>
        ))}
      </ul>
      <p className="muted">{texts.cheatsheetKeys}</p>
    </TriggeredDialog>
  )
}
