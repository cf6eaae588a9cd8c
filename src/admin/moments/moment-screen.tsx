import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { momentTexts, roomTexts, sendingTexts, shareTexts } from '#texts/admin/moments.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Camera } from '#ui/icons/camera.ts'
import { Check } from '#ui/icons/check.ts'
import { ChevronRight } from '#ui/icons/chevron-right.ts'
import { TriangleAlert } from '#ui/icons/triangle-alert.ts'
import { X } from '#ui/icons/x.ts'
import { AdminLayout } from '../app/screen.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { TrimClipDialog } from '../photos/trim-clip.tsx'
import { useFileDrop } from '../photos/upload-list.tsx'
import type { Moment } from '../sync/records.ts'
import { DeliveredMoment } from './delivered-moment.tsx'
import { HomeScreenHint } from './home-screen.tsx'
import { MomentDetailsFields, MomentTextField } from './moment-fields.tsx'
import { findMomentProblems, isMomentEmpty } from './moment-post.ts'
import { listPendingMoments, OfflineBanner, PendingList } from './pending-list.tsx'
import { pendingPosts } from './pending-posts.ts'
import { SendingMoment } from './sending-moment.tsx'
import { ConfirmShareDialog } from './share-question.tsx'
import { PhotoStrip } from './strip.tsx'
import {
  type MomentFormState,
  type MomentStorageProblem,
  useMomentForm,
  usePendingPosts,
} from './use-moment.ts'

export function MomentScreen() {
  const form = useMomentForm()
  const state = usePendingPosts()
  const [, navigate] = useLocation()
  const isShared = useSearch() !== ''
  /** Key of the moment just posted, or `all` for the list of pending posts. */
  const [watched, setWatched] = useState<string | null>(null)
  useEffect(() => {
    // The share is loaded by now, so its id leaves the URL: a reload must not ask for it.
    if (isShared && form.moment) navigate('/admin/moment', { replace: true })
  }, [isShared, form.moment, navigate])

  async function edit(moment: Moment) {
    await form.open((await pendingPosts.stop(moment.key)) ?? moment)
    setWatched(null)
  }
  const startAnother = () => {
    pendingPosts.dismissDelivered()
    setWatched(null)
  }

  const delivered = state.delivered?.key === watched ? state.delivered : null
  const onItsWay = state.moments.find(({ key, stage }) => key === watched && stage === 'waiting')
  const isGoing = onItsWay && (state.sending?.key === watched || isUntried(onItsWay, state))
  const guard = <LeaveGuard texts={roomTexts.leave} isDirty={pendingPosts.isOnlyHere} />
  if (watched === null) {
    return (
      <>
        <WriteMoment
          form={form}
          onPosted={setWatched}
          onWaiting={() => setWatched('all')}
          onEdit={edit}
        />
        {guard}
      </>
    )
  }
  return (
    <Watching
      dock={
        isGoing ? (
          <>
            <Button variant="line" onClick={() => pendingPosts.stop(watched)}>
              {sendingTexts.stop}
            </Button>
            <AnotherOne isQuiet onClick={startAnother} />
          </>
        ) : (
          <AnotherOne onClick={startAnother} />
        )
      }
    >
      {delivered && <DeliveredMoment post={delivered.post} photos={delivered.photos} />}
      {delivered?.post.published && <HomeScreenHint />}
      {isGoing && <SendingMoment moment={onItsWay} sending={state.sending} />}
      {!delivered && !isGoing && (
        <>
          {!state.isOnline && <OfflineBanner />}
          <PendingList state={state} isTold onEdit={edit} />
        </>
      )}
      {guard}
    </Watching>
  )
}

type State = ReturnType<typeof usePendingPosts>

/** The moment can be sent and waits only for its turn. */
const isUntried = ({ key, refusal }: Moment, { isOnline, isSignedOut, retries }: State) =>
  isOnline && !isSignedOut && refusal === null && !retries.has(key)

function AnotherOne({ isQuiet, onClick }: { isQuiet?: boolean; onClick: () => void }) {
  return (
    <Button variant={isQuiet ? 'quiet' : 'solid'} onClick={onClick}>
      <Icon of={Camera} />
      {sendingTexts.another}
    </Button>
  )
}

function Watching({ children, dock }: { children: ReactNode; dock: ReactNode }) {
  return (
    <>
      <AdminLayout title={momentTexts.title}>
        <div className="moment is-watching">{children}</div>
      </AdminLayout>
      <div className="thumb-dock is-always">{dock}</div>
    </>
  )
}

interface WriteMomentProps {
  form: MomentFormState
  onPosted: (key: string) => void
  onWaiting: () => void
  onEdit: (moment: Moment) => void
}

function WriteMoment({ form, onPosted, onWaiting, onEdit }: WriteMomentProps) {
  const { moment, change, addFiles, removePhoto } = form
  const state = usePendingPosts()
  const [problems, setProblems] = useState<ReturnType<typeof findMomentProblems>>({})
  const { isOver, ...drop } = useFileDrop(addFiles)
  const waiting = listPendingMoments(state).length

  async function post(isDraft: boolean) {
    if (!moment) return
    const found = findMomentProblems(moment)
    setProblems(found)
    if (found.title || found.words) return
    onPosted(moment.key)
    await form.post(isDraft)
  }
  const onChange = (to: Partial<Moment>) => {
    setProblems({})
    void change(to)
  }
  const isIdle = !moment || isMomentEmpty(moment)
  const buttons = (small: boolean) => (
    <>
      <Button variant="line" small={small} disabled={isIdle} onClick={() => post(true)}>
        {momentTexts.keepAsDraft}
      </Button>
      <Button small={small} disabled={isIdle} onClick={() => post(false)}>
        {momentTexts.postNow}
      </Button>
    </>
  )
  return (
    <>
      <AdminLayout
        title={momentTexts.title}
        actions={
          <>
            {waiting > 0 && (
              <button type="button" className="count-link" onClick={onWaiting}>
                {momentTexts.waitingLink(waiting)}
                <Icon of={ChevronRight} />
              </button>
            )}
            <div className="cluster moment-acts">{buttons(true)}</div>
          </>
        }
      >
        {form.trouble && <RoomBanner trouble={form.trouble} />}
        <News form={form} />
        <ConfirmShareDialog shares={form.shares} hasMoment={!isIdle} />
        {moment && (
          <div className="with-aside moment" data-over={isOver || undefined} {...drop}>
            <section className="box moment-sheet">
              <PhotoStrip
                photos={moment.photos}
                onAdd={addFiles}
                onRemove={removePhoto}
                onTrim={form.trimClip}
                onOrder={(photos) => onChange({ photos })}
              />
              <MomentTextField {...{ moment, problems, onChange }} />
            </section>
            <aside className="stack">
              <MomentDetailsFields {...{ moment, problems, onChange }} />
              <div className="if-wide">
                <PendingList state={state} onEdit={onEdit} />
              </div>
            </aside>
          </div>
        )}
      </AdminLayout>
      <div className="thumb-dock">{buttons(false)}</div>
      {form.trimming && (
        <TrimClipDialog
          {...form.trimming}
          onUse={form.trimming.resolve}
          onClose={() => form.trimming?.resolve(null)}
        />
      )}
    </>
  )
}

function RoomBanner({ trouble }: { trouble: MomentStorageProblem }) {
  return (
    <div className="banner is-bad" role="alert">
      <Icon of={TriangleAlert} />
      {trouble === 'tooMuch' ? (
        <span>{roomTexts.tooMuch}</span>
      ) : (
        <span>
          <b>{roomTexts[trouble]}</b> {roomTexts[`${trouble}Text`]}
        </span>
      )}
    </div>
  )
}

function News({ form: { news, forgetNews } }: { form: MomentFormState }) {
  if (news.length === 0) return null
  return (
    <div className="came" role="status">
      <Icon of={Check} />
      <div>
        {news.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <IconButton label={shareTexts.close} onClick={forgetNews}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}
