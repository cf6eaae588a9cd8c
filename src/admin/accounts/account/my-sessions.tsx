import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endMyOtherSessions,
  endMySession,
  listMySessions,
  type MySession,
} from '#shared/contract/accounts.admin.ts'
import { accountToasts, accountTexts as texts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'
import { useFormatMoment } from '../../app/diary.ts'

export const mySessionsQuery = queryOptions({
  queryKey: [listMySessions.path],
  queryFn: ({ signal }) => api(listMySessions, { signal }),
  // Other browsers sign in without us.
  staleTime: 0,
})

export function MySessions() {
  const queryClient = useQueryClient()
  const { data: sessions, isPending, refetch } = useQuery(mySessionsQuery)
  const ending = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api(endMyOtherSessions) : api(endMySession, { params: { id } }),
    onSuccess: (_done, id) =>
      toast(id === null ? accountToasts.otherSessionsEnded : accountToasts.sessionEnded),
    onError: (error) =>
      toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries(mySessionsQuery),
  })
  const hasOthers = sessions?.some((session) => !session.isThisOne)
  return (
    <section className="box" aria-labelledby="my-sessions">
      <div className="box-head">
        <h2 id="my-sessions">{texts.sessions}</h2>
      </div>
      {isPending && (
        <p role="status">
          <Spinner /> {adminTexts.loading}
        </p>
      )}
      {!isPending && !sessions && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
          {texts.sessionsFailed}
        </ErrorBox>
      )}
      <ul>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button look="line" small busy={ending.isPending} onClick={() => ending.mutate(null)}>
          {texts.signOutElsewhere}
        </Button>
      )}
    </section>
  )
}

interface SessionRowProps {
  session: MySession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const formatMoment = useFormatMoment()
  return (
    <li className="set-row">
      <div>
        <strong>{session.browser}</strong>
        <p>
          {session.address} · {texts.signedIn} {formatMoment(session.signedInAt)} · {texts.lastSeen}{' '}
          {formatMoment(session.lastSeenAt)}
        </p>
      </div>
      {session.isThisOne ? (
        <Tag badge="good">{texts.thisOne}</Tag>
      ) : (
        <Button
          look="quiet"
          small
          disabled={isBusy}
          aria-label={`${texts.signOut} ${session.browser}`}
          onClick={onEnd}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}
