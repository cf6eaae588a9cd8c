import { useMutation, useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import {
  removeSubscriber,
  requestConfirmation,
  SUBSCRIBERS_CSV_PATH,
  type Subscriber,
  type SubscriberCounts,
  type SubscriberState,
  subscriberStates,
} from '#shared/contract/newsletter.admin.ts'
import {
  removeSubscriberTexts,
  subscriberTexts,
  subscriberToasts,
} from '#texts/admin/newsletter.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ArrowLink, Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Download } from '#ui/icons/download.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api, isReauthenticationNeeded } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { useDownloadCsv } from '../parts/download.ts'
import { ListPagination, LoadedList, SearchBox, useListFilters } from '../parts/list.tsx'
import { SubscriberGrowthChart } from './growth.tsx'
import { recentSignInQuery, refreshSubscribers, subscribersQuery } from './queries.ts'
import {
  AddSubscriberButton,
  ImportSubscribersButton,
  RequestAllConfirmationsButton,
} from './subscriber-forms.tsx'

export function SubscribersSection({ canSend }: { canSend: boolean }) {
  const list = useSubscriberList()
  const { data } = list.query
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useRemoveSubscriber(heading)
  const isEmpty = data?.counts.all === 0
  return (
    <section className="box readers-list" aria-labelledby="letter-list">
      <div className="box-head">
        <h2 id="letter-list" ref={heading} tabIndex={-1}>
          {subscriberTexts.heading}
        </h2>
        <div className="cluster">
          <AddSubscriberButton />
          <ImportSubscribersButton canSend={canSend} />
          {data && !isEmpty && <ExportSubscribers />}
        </div>
      </div>
      {list.isPutAway ? (
        <PutAway
          isBusy={list.query.isFetching}
          onShow={async () => {
            if (await list.show()) heading.current?.focus()
          }}
        />
      ) : (
        <LoadedList
          query={list.query}
          failed={subscriberTexts.failed}
          isEmpty={isEmpty}
          empty={
            <EmptyState action={<ArrowLink href="/">{subscriberTexts.openHome}</ArrowLink>}>
              {subscriberTexts.none}
            </EmptyState>
          }
        >
          <SubscriberGrowthChart />
          {data && data.neverAsked > 0 && (
            <RequestAllConfirmationsButton count={data.neverAsked} canSend={canSend} />
          )}
          {data && <SubscriberFilters list={list} counts={data.counts} />}
          {data && (
            <SubscriberTable subscribers={data.subscribers} canSend={canSend} onRemove={remove} />
          )}
          {data && (
            <ListPagination
              {...data}
              label={subscriberTexts.pages}
              note={subscriberTexts.total(data.total)}
            />
          )}
        </LoadedList>
      )}
    </section>
  )
}

interface PutAwayProps {
  isBusy: boolean
  onShow: () => void
}

/**
 * Shown after an old sign-in: a person who holds the owner's phone may see how many subscribers
 * there are, but not their addresses.
 */
function PutAway({ isBusy, onShow }: PutAwayProps) {
  return (
    <>
      <SubscriberGrowthChart />
      <EmptyState
        action={
          <Button variant="line" small busy={isBusy} onClick={onShow}>
            {subscriberTexts.showList}
          </Button>
        }
      >
        {subscriberTexts.putAway}
      </EmptyState>
    </>
  )
}

const shown = ['all', 'confirmed', 'waiting', 'left', 'bounced'] as const

interface SubscriberFiltersProps {
  list: SubscriberList
  counts: SubscriberCounts
}

function SubscriberFilters({ list, counts }: SubscriberFiltersProps) {
  return (
    <>
      <fieldset className="chips">
        <legend className="sr">{subscriberTexts.show}</legend>
        {shown.map((name) => {
          const state = subscriberStates.find((state) => state === name)
          return (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={list.state === state}
              onClick={() => list.showState(state ?? null)}
            >
              {subscriberTexts.states[name]} <b>{counts[name]}</b>
            </button>
          )
        })}
      </fieldset>
      <div className="filters">
        <SearchBox
          aria-label={subscriberTexts.search}
          placeholder={subscriberTexts.searchPlaceholder}
          maxLength={200}
          value={list.search}
          onSearch={list.searchFor}
        />
      </div>
    </>
  )
}

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  canSend: boolean
  onRemove: (subscriber: Subscriber) => void
}

function SubscriberTable({ subscribers, canSend, onRemove }: SubscriberTableProps) {
  if (subscribers.length === 0) {
    return (
      <p className="muted" role="status">
        {subscriberTexts.noneFound}
      </p>
    )
  }
  return (
    <table className="table is-people">
      <thead>
        <tr>
          {Object.values(subscriberTexts.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            canSend={canSend}
            onRemove={() => onRemove(subscriber)}
          />
        ))}
      </tbody>
    </table>
  )
}

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

function SubscriberRow({ subscriber, canSend, onRemove }: SubscriberRowProps) {
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
          {state === 'left' && leftAt
            ? subscriberTexts.leftOn(formatDate(leftAt))
            : subscriberTexts.states[state]}
        </Tag>
        <Note subscriber={subscriber} />
      </td>
      <td>
        {isAskable && <AskButton subscriber={subscriber} canSend={canSend} />}
        <IconButton label={subscriberTexts.remove(email)} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </td>
    </tr>
  )
}

function Note({ subscriber: { state, askedAt, consentNote } }: { subscriber: Subscriber }) {
  const formatDate = useFormatDate()
  const askedText = askedAt
    ? subscriberTexts.askedOn(formatDate(askedAt))
    : subscriberTexts.neverAsked
  const note = state === 'waiting' ? askedText : consentNote && subscriberTexts.consent(consentNote)
  return note ? <small>{note}</small> : null
}

function AskButton({ subscriber, canSend }: Omit<SubscriberRowProps, 'onRemove'>) {
  const { id, email, state, askedAt } = subscriber
  const asking = useMutation({
    mutationFn: () => api(requestConfirmation, { params: { id } }),
    onSuccess: () => showToast(subscriberToasts.asked(email)),
    onSettled: refreshSubscribers,
    meta: { failed: adminTexts.failed },
  })
  const waitingLabel = askedAt ? subscriberTexts.askAgain : subscriberTexts.ask
  return (
    <button
      type="button"
      className="link-btn"
      disabled={!canSend || asking.isPending}
      onClick={() => asking.mutate()}
    >
      {state === 'bounced' ? subscriberTexts.tryAgain : waitingLabel}
      <span className="sr">{subscriberTexts.about(email)}</span>
    </button>
  )
}

function ExportSubscribers() {
  const downloadCsv = useDownloadCsv()
  const download = useMutation({
    mutationFn: async () => {
      await api(checkRecentSignIn)
      await downloadCsv(SUBSCRIBERS_CSV_PATH, 'subscribers')
    },
    meta: {
      // Prefers the server's own sentence, for example if no subscriber has confirmed.
      failed: (description, error) => ({
        ...subscriberToasts.exportFailed,
        ...(error instanceof ApiError && { description }),
      }),
    },
  })
  return (
    <Button variant="quiet" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {download.isPending ? subscriberTexts.exporting : subscriberTexts.export}
    </Button>
  )
}

/** Removing a row removes its focused button, so the focus moves to the list's heading. */
function useRemoveSubscriber(heading: RefObject<HTMLElement | null>) {
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => api(removeSubscriber, { params: { id } }),
    async onSuccess() {
      await refreshSubscribers()
      showToast(subscriberToasts.removed)
    },
    meta: { failed: adminTexts.failed },
  })
  return ({ id, email }: Subscriber) =>
    confirm({
      title: removeSubscriberTexts.confirmTitle,
      text: removeSubscriberTexts.confirm(email),
      cancel: removeSubscriberTexts.cancel,
      confirm: removeSubscriberTexts.remove,
      busy: removeSubscriberTexts.removing,
      act: () => mutateAsync(id),
      done: () => heading.current?.focus(),
    })
}

function useSubscriberList() {
  const { search, page, searchFor, ...address } = useListFilters()
  const state = subscriberStates.find((state) => state === address.state)
  const filter = { page, ...(search && { search }), ...(state && { state }) }
  const recent = useQuery(recentSignInQuery)
  const query = useQuery({
    ...subscribersQuery(filter),
    enabled: recent.data !== false && !recent.isPending,
  })
  const isPutAway = recent.data === false || (!query.data && isReauthenticationNeeded(query.error))
  // A list loaded earlier may still be in the cache although the sign-in is now too old.
  const isHidden = recent.isPending || isPutAway
  return {
    query: isHidden ? { ...query, data: undefined, isError: false } : query,
    isPutAway,
    /** Refetching may open the reauthentication dialog; returns whether the list was loaded. */
    async show() {
      const { isSuccess } = await query.refetch()
      if (isSuccess) await recent.refetch()
      return isSuccess
    },
    search,
    state,
    searchFor,
    showState: (next: SubscriberState | null) => address.showState(next ?? ''),
  }
}

type SubscriberList = ReturnType<typeof useSubscriberList>
