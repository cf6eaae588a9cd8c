import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import {
  type Import,
  type ImportedAddress,
  type ImportedPost,
  importCsvPath,
  retryImport,
} from '#shared/contract/transfer.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import {
  progressTexts,
  resultTexts,
  throwAwayTexts,
  transferTexts,
  undoTexts,
  warningNames,
} from '#texts/admin/transfer.ts'
import { importErrors } from '#texts/errors/transfer.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Download } from '#ui/icons/download.ts'
import { TriangleAlert } from '#ui/icons/triangle-alert.ts'
import { Undo2 } from '#ui/icons/undo-2.ts'
import { useFormatDate, useFormatInstant } from '../app/diary.ts'
import { TriggeredDialog } from '../parts/dialog.tsx'
import { useDownloadCsv } from '../parts/download.ts'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { ConfirmUndoDialog } from './progress.tsx'
import {
  importedAddressesQuery,
  importedPostsQuery,
  useImportAction,
  useInvalidateOnImportChange,
  useRemoveImport,
} from './queries.ts'

interface ResultProps {
  of: Import
  onAnother: () => void
}

export function ImportResultBox({ of, onAnother }: ResultProps) {
  const { data: posts, isError, refetch } = useQuery(importedPostsQuery(of))
  useInvalidateOnImportChange(of)
  return (
    <section className="box result" aria-labelledby="result">
      <div className="box-head">
        <div>
          <h2 id="result">{titleOf(of, posts)}</h2>
          <p className="box-hint">
            <Figures of={of} />
          </p>
        </div>
        <Button variant="quiet" small onClick={onAnother}>
          {transferTexts.startOver}
        </Button>
      </div>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {resultTexts.loadFailed}
        </ErrorBox>
      )}
      {!posts && !isError && <SkeletonRows label={resultTexts.loading} />}
      {posts && <Problems posts={posts} />}
      <UndoRow of={of} />
      <div className="cluster">
        <Link className={buttonClass({ small: true })} href="/admin?tab=content">
          {resultTexts.seePosts}
        </Link>
        <ListAsCsv of={of} />
        {of.progress.addresses > 0 && <OldAddresses of={of} />}
      </div>
    </section>
  )
}

function titleOf({ state }: Import, posts: readonly ImportedPost[] | undefined) {
  if (state === 'stopped') return resultTexts.stopped
  return resultTexts.done(posts ? problemsOf(posts).length : 0)
}

function Figures({ of: { progress, finishedAt } }: { of: Import }) {
  const formatMoment = useFormatInstant()
  const { made: posts, pictures, comments } = progress
  return resultTexts.figures(
    { posts, pictures, comments },
    finishedAt ? formatMoment(finishedAt) : '',
  )
}

function UndoRow({ of }: { of: Import }) {
  const [isOpen, setOpen] = useState(false)
  const formatDate = useFormatDate()
  if (!of.undoUntil) return null
  return (
    <div className="item set-row">
      <div>
        <strong>{undoTexts.heading}</strong>
        <p>{undoTexts.until(formatDate(of.undoUntil))}</p>
      </div>
      <Button variant="bad" small onClick={() => setOpen(true)}>
        <Icon of={Undo2} />
        {undoTexts.undo}
      </Button>
      <ConfirmUndoDialog of={isOpen ? of : null} onClose={() => setOpen(false)} />
    </div>
  )
}

const PROBLEMS_AT_ONCE = 10

const problemsOf = (posts: readonly ImportedPost[]) =>
  posts.flatMap((post) => post.looseEnds.map((end) => ({ ...end, post })))

type Problem = ReturnType<typeof problemsOf>[number]

function Problems({ posts }: { posts: readonly ImportedPost[] }) {
  const [shown, setShown] = useState(PROBLEMS_AT_ONCE)
  const problems = problemsOf(posts)
  if (problems.length === 0) return null
  return (
    <>
      <ul className="probs" aria-label={resultTexts.problems}>
        {problems.slice(0, shown).map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post may have the same one twice
          <ProblemRow key={at} problem={problem} />
        ))}
      </ul>
      {problems.length > shown && (
        <Button variant="line" small onClick={() => setShown(shown + 10 * PROBLEMS_AT_ONCE)}>
          {resultTexts.showMore}
        </Button>
      )}
    </>
  )
}

function ProblemRow({ problem: { kind, detail, post } }: { problem: Problem }) {
  return (
    <li className="item">
      <Icon of={TriangleAlert} />
      <div>
        <strong dir="auto">{detail || warningNames[kind].name}</strong>
        <p>{post.postId === null ? resultTexts.notHere : warningNames[kind].name}</p>
      </div>
      {post.postId === null ? (
        <span dir="auto">{post.title}</span>
      ) : (
        <Link className="more" dir="auto" href={`/admin/posts/${post.postId}/edit`}>
          {post.title}
        </Link>
      )}
    </li>
  )
}

const ADDRESSES_AT_ONCE = 100

function OldAddresses({ of }: { of: Import }) {
  return (
    <TriggeredDialog
      title={resultTexts.addressesTitle}
      description={resultTexts.addressesHint}
      closeLabel={adminTexts.close}
      wide
      trigger={
        <Button variant="quiet" small>
          {resultTexts.addresses(of.progress.addresses)}
        </Button>
      }
    >
      <AddressList of={of} />
    </TriggeredDialog>
  )
}

function AddressList({ of }: { of: Import }) {
  const { data: addresses, isError, refetch } = useQuery(importedAddressesQuery(of.id))
  const [shown, setShown] = useState(ADDRESSES_AT_ONCE)
  if (isError) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
        {resultTexts.addressesFailed}
      </ErrorBox>
    )
  }
  if (!addresses) return <SkeletonRows />
  return (
    <>
      <ul className="which-ones">
        {addresses.slice(0, shown).map((address) => (
          <AddressRow key={address.from} address={address} />
        ))}
      </ul>
      {addresses.length > shown && (
        <Button variant="line" small onClick={() => setShown(shown + ADDRESSES_AT_ONCE)}>
          {resultTexts.showMore}
        </Button>
      )}
    </>
  )
}

function AddressRow({ address: { from, to, postTitle } }: { address: ImportedAddress }) {
  return (
    <li className="item">
      <strong>{from}</strong>
      <p dir="auto">
        {to ? (
          <a className="text-link" href={to}>
            {postTitle ?? to}
          </a>
        ) : (
          resultTexts.draft
        )}
      </p>
    </li>
  )
}

function ListAsCsv({ of: { id } }: { of: Import }) {
  const downloadCsv = useDownloadCsv()
  const download = useMutation({
    mutationFn: () => downloadCsv(importCsvPath(id), `import-${id}`),
    meta: { failed: resultTexts.csvFailed },
  })
  return (
    <Button variant="quiet" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {resultTexts.csv}
    </Button>
  )
}

interface RefusedProps {
  of: Import
  onGone: () => void
}

/**
 * Shows a file that could not be read; nothing was imported. The server has already deleted a file
 * it refused.
 */
export function RefusedImportBox({ of, onGone }: RefusedProps) {
  const remove = useRemoveImport(onGone)
  const retry = useImportAction(retryImport, of)
  return (
    <section className="box" aria-labelledby="refused">
      <h2 id="refused" dir="auto">
        {of.file.name}
      </h2>
      <ErrorBox>{of.failure}</ErrorBox>
      <div className="cluster">
        {of.failure === importErrors.trouble && (
          <Button variant="line" small busy={retry.isPending} onClick={() => retry.mutate()}>
            {progressTexts.tryAgain}
          </Button>
        )}
        <Button small busy={remove.isPending} onClick={() => remove.mutate(of.id)}>
          {throwAwayTexts.open}
        </Button>
      </div>
    </section>
  )
}

interface UndoneProps {
  of: Import
  onAnother: () => void
}

export function UndoneImportBox({ of, onAnother }: UndoneProps) {
  useInvalidateOnImportChange(of)
  return (
    <section className="box" aria-labelledby="undone">
      <div className="box-head">
        <div>
          <h2 id="undone">{resultTexts.undone}</h2>
          <p className="box-hint" dir="auto">
            {of.file.name}. {resultTexts.spared(of.spared)}
          </p>
        </div>
        <Button variant="quiet" small onClick={onAnother}>
          {transferTexts.startOver}
        </Button>
      </div>
    </section>
  )
}
