import { useEffect, useState } from 'react'
import { waitingTexts as texts } from '#texts/admin/moments.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/drawings.tsx'
import { CloudOff } from '#ui/icons/cloud-off.ts'
import { LogIn } from '#ui/icons/log-in.ts'
import { Pencil } from '#ui/icons/pencil.ts'
import { RotateCw } from '#ui/icons/rotate-cw.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { SignInAgainDialog } from '../accounts/sign-in-again.tsx'
import { useConfirm } from '../parts/confirm.tsx'
import { CountBadge } from '../parts/fields.tsx'
import { isOfOtherAccount, isUploaded, type PendingState } from '../sync/pending.ts'
import type { Moment } from '../sync/records.ts'
import { momentTitleOf } from './moment-post.ts'
import { pendingPosts } from './pending-posts.ts'
import { MomentPhotoPreview } from './strip.tsx'

export const listPendingMoments = ({ moments }: PendingState) =>
  moments.filter(({ stage }) => stage !== 'writing')

interface PendingListProps {
  state: PendingState
  /** A banner above the list already says that the phone is offline. */
  isTold?: boolean
  onEdit: (moment: Moment) => void
}

export function OfflineBanner() {
  return (
    <p className="banner is-note" role="status">
      <Icon of={CloudOff} />
      <span>
        <b>{texts.offline}</b> {texts.offlineText}
      </span>
    </p>
  )
}

export function PendingList({ state, isTold, onEdit }: PendingListProps) {
  const [isSigningIn, setSigningIn] = useState(false)
  const waiting = listPendingMoments(state)
  if (waiting.length === 0) return null
  return (
    <section className="box waiting">
      <div className="box-head">
        <h2 className="cluster">
          {texts.title} <CountBadge count={waiting.length} label={String(waiting.length)} />
        </h2>
      </div>
      <ul className="outbox">
        {waiting.map((moment) => (
          <PendingMoment
            key={moment.key}
            {...{ moment, state, isTold, onEdit }}
            onSignIn={() => setSigningIn(true)}
          />
        ))}
      </ul>
      {isSigningIn && (
        <SignInAgainDialog
          onClose={() => setSigningIn(false)}
          onSignedIn={() => {
            setSigningIn(false)
            void pendingPosts.tryAll()
          }}
        />
      )}
    </section>
  )
}

interface PendingMomentProps extends PendingListProps {
  moment: Moment
  onSignIn: () => void
}

function PendingMoment({ moment, state, isTold, onEdit, onSignIn }: PendingMomentProps) {
  const confirm = useConfirm()
  const line = useStatusLine(moment, state, isTold)
  const title = momentTitleOf(moment)
  const [first] = moment.photos
  const confirmRemoval = () =>
    confirm({
      ...texts.ask,
      act: () => pendingPosts.remove(moment),
    })
  return (
    <li className="item">
      <div className={classNames('outbox-pic', moment.photos.length > 1 && 'is-many')}>
        {first ? <MomentPhotoPreview photo={first} /> : <Paw />}
      </div>
      <div>
        <strong>{title}</strong>
        <p role="status">{line}</p>
      </div>
      <div className="outbox-acts">
        {state.isSignedOut && moment.stage === 'waiting' ? (
          <Button variant="quiet" small onClick={onSignIn}>
            <Icon of={LogIn} />
            {texts.signInAct}
          </Button>
        ) : (
          <Button variant="quiet" small onClick={() => pendingPosts.tryNow(moment)}>
            <Icon of={RotateCw} />
            {texts.tryNow}
          </Button>
        )}
        <Button variant="quiet" small onClick={() => onEdit(moment)}>
          <Icon of={Pencil} />
          {texts.edit}
        </Button>
        <IconButton label={texts.throwAway(title)} onClick={confirmRemoval}>
          <Icon of={Trash2} />
        </IconButton>
      </div>
    </li>
  )
}

/** A failure is a line of text in its row, never a dialog. */
function useStatusLine(moment: Moment, state: PendingState, isTold = false): string {
  const { sending, isSignedOut, isOnline, retries, accountId } = state
  const { key, stage, photos, isDraft, refusal } = moment
  const at = retries.get(key)?.at
  const seconds = useSecondsUntil(at)
  if (refusal) return texts.refused(refusal)
  if (sending?.key === key) return texts.sendingNow
  if (accountId && isOfOtherAccount(moment, accountId)) return texts.ofOtherAccount
  if (stage === 'waiting' && isSignedOut) return texts.signIn
  if (stage === 'waiting' && isOnline && at) return texts.noAnswer(seconds)
  const sent = photos.filter(isUploaded).length
  return [
    texts.photos(
      photos.filter(({ clip }) => !clip).length,
      photos.filter(({ clip }) => clip).length,
    ),
    sent > 0 && texts.someSent(sent, photos.length),
    isDraft && texts.asDraft,
    stage === 'waiting' && !isOnline && !isTold && texts.noSignal,
  ]
    .filter(Boolean)
    .join(' ')
}

function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === undefined) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(ticking)
  }, [at])
  return Math.max(1, Math.round(((at ?? now) - now) / 1000))
}
