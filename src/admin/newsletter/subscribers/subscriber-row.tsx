import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import {
  askSubscriber,
  type Subscriber,
  type SubscriberState,
} from '#shared/contract/newsletter.admin.ts'
import { subscriberToasts, subscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { useFormatDate } from '../../app/diary.ts'
import { refreshReaders } from '../../app/queries.ts'
import { tellFailure } from '../mail/tell-failure.ts'

const badges: Record<SubscriberState, string> = {
  waiting: 'due',
  confirmed: 'good',
  left: 'grey',
  bounced: 'bad',
}

interface SubscriberRowProps {
  subscriber: Subscriber
  canSend: boolean
  onRemove: () => void
}

export function SubscriberRow({ subscriber, canSend, onRemove }: SubscriberRowProps) {
  const formatDate = useFormatDate()
  const { name, email, state, createdAt, leftAt } = subscriber
  const isAskable = state === 'waiting' || state === 'bounced'
  return (
    <tr>
      <td dir="auto">{name}</td>
      <td>{email}</td>
      <td>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td>
        <Tag badge={badges[state]}>
          {state === 'left' && leftAt ? texts.leftOn(formatDate(leftAt)) : texts.states[state]}
        </Tag>
        <Note subscriber={subscriber} />
      </td>
      <td>
        {isAskable && <AskButton subscriber={subscriber} canSend={canSend} />}
        <IconButton label={texts.remove(email)} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </td>
    </tr>
  )
}

/** When they were asked, or why they need not be. */
function Note({ subscriber: { state, askedAt, consentNote } }: { subscriber: Subscriber }) {
  const formatDate = useFormatDate()
  const asked = askedAt ? texts.askedOn(formatDate(askedAt)) : texts.neverAsked
  const note = state === 'waiting' ? asked : consentNote && texts.consent(consentNote)
  return note ? <small>{note}</small> : null
}

function AskButton({ subscriber, canSend }: Omit<SubscriberRowProps, 'onRemove'>) {
  const queryClient = useQueryClient()
  const { id, email, state, askedAt } = subscriber
  const asking = useMutation({
    mutationFn: () => api(askSubscriber, { params: { id } }),
    onSuccess: () => toast(subscriberToasts.asked(email)),
    onError: (error) => tellFailure(error),
    onSettled: () => refreshReaders(queryClient),
  })
  const waitingLabel = askedAt ? texts.askAgain : texts.ask
  return (
    <button
      type="button"
      className="link-btn"
      disabled={!canSend || asking.isPending}
      onClick={() => asking.mutate()}
    >
      {state === 'bounced' ? texts.tryAgain : waitingLabel}
      <span className="sr">{texts.about(email)}</span>
    </button>
  )
}
