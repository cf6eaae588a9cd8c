import { Ban, Check, type IconNode, Reply, Trash2, Undo2 } from 'lucide'
import type { AdminComment, CommentState } from '#shared/contract/comments.admin.ts'
import { moderationActs as texts } from '#texts/admin/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'

export interface ActsProps {
  comment: AdminComment
  onMove: (to: CommentState) => void
  onReply: () => void
}

/** What can be done about a comment depends on where it is. */
export function Acts({ comment, onMove, onReply }: ActsProps) {
  const { state, name } = comment
  const isOpen = state === 'waiting' || state === 'approved'
  const backTo = { approved: texts.takeDown, spam: texts.notSpam, deleted: texts.restore }
  return (
    <div className="say-acts">
      {state !== 'approved' && (
        <Act
          label={texts.approve}
          icon={Check}
          name={name}
          keyCap="a"
          onPress={() => onMove('approved')}
        />
      )}
      {isOpen && (
        <Act
          label={texts.reply}
          icon={Reply}
          look="line"
          name={name}
          keyCap="r"
          onPress={onReply}
        />
      )}
      {state !== 'waiting' && (
        <Act
          label={backTo[state]}
          icon={Undo2}
          look="quiet"
          name={name}
          onPress={() => onMove('waiting')}
        />
      )}
      {isOpen && (
        <Act
          label={texts.spam}
          icon={Ban}
          look="quiet"
          name={name}
          keyCap="s"
          onPress={() => onMove('spam')}
        />
      )}
      {state !== 'deleted' && (
        <IconButton
          className="is-del"
          label={texts.deleteOf(name)}
          onClick={() => onMove('deleted')}
        >
          <Icon of={Trash2} />
          <KeyCap of="d" />
        </IconButton>
      )}
    </div>
  )
}

interface ActProps {
  label: string
  icon: IconNode
  name: string
  look?: 'line' | 'quiet'
  keyCap?: string
  onPress: () => void
}

function Act({ label, icon, name, look, keyCap, onPress }: ActProps) {
  return (
    <Button small {...(look && { look })} onClick={onPress}>
      <Icon of={icon} />
      {label}
      <span className="sr">{texts.of(name)}</span>
      {keyCap && <KeyCap of={keyCap} />}
    </Button>
  )
}

/** For the eye; the keys are listed in words beside the list. */
function KeyCap({ of }: { of: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      <kbd>{of}</kbd>
    </span>
  )
}
