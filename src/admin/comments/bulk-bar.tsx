import { Ban, Check, Trash2, X } from 'lucide'
import type { CommentState } from '#shared/contract/comments.admin.ts'
import { moderationActs, bulkTexts as texts } from '#texts/admin/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'

interface BulkBarProps {
  state: CommentState
  chosen: number
  all: number
  onChooseAll: (isAll: boolean) => void
  onMove: (to: CommentState) => void
}

const moves = [
  { to: 'approved', act: 'approve', icon: Check },
  { to: 'spam', act: 'spam', icon: Ban },
  { to: 'deleted', act: 'delete', icon: Trash2 },
] as const

/** Only while something is chosen. */
export function BulkBar({ state, chosen, all, onChooseAll, onMove }: BulkBarProps) {
  if (chosen === 0) return null
  return (
    <div className="bulk" role="toolbar" aria-label={texts.label}>
      <label className="check">
        <input
          type="checkbox"
          aria-label={texts.chooseAll(all)}
          checked={chosen === all}
          onChange={(event) => onChooseAll(event.currentTarget.checked)}
        />
        <span role="status">{texts.chosen(chosen, all)}</span>
      </label>
      {moves
        .filter(({ to }) => to !== state)
        .map(({ to, act, icon }) => (
          <Button key={to} small onClick={() => onMove(to)}>
            <Icon of={icon} />
            {moderationActs[act]}
          </Button>
        ))}
      <IconButton label={texts.chooseNone} onClick={() => onChooseAll(false)}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}
