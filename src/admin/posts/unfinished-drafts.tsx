import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import { type DraftHead, removeDraft } from '#shared/contract/history.admin.ts'
import { restoreTexts, unfinishedTexts as texts } from '#texts/admin/drafts.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { api } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { draftsQuery } from '../app/queries.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { draftAddress } from './editor/editor-address.ts'

/** What was typed and not yet saved, on whatever device: rows of a list, newest first. */
export function UnfinishedDrafts({ most }: { most?: number }) {
  const { data: drafts = [] } = useQuery(draftsQuery)
  const [toDiscard, setToDiscard] = useState<DraftHead | null>(null)
  return (
    <>
      {drafts.slice(0, most).map((draft) => (
        <UnfinishedRow key={draft.key} draft={draft} onDiscard={() => setToDiscard(draft)} />
      ))}
      <DiscardDraft draft={toDiscard} onClose={() => setToDiscard(null)} />
    </>
  )
}

function UnfinishedRow({ draft, onDiscard }: { draft: DraftHead; onDiscard: () => void }) {
  const formatDate = useFormatDate()
  const title = draft.title.trim() || texts.untitled
  return (
    <li className="is-unfinished">
      <span className="row-pic">
        {draft.coverImage && (
          <ResponsiveImage src={draft.coverImage} alt="" sizes="72px" width={72} height={54} />
        )}
      </span>
      <div>
        <strong dir="auto">
          <Link className="cover-link" href={draftAddress(draft)}>
            {title}
          </Link>
        </strong>
        <time className="date" dateTime={draft.updatedAt}>
          {formatDate(draft.updatedAt)}
        </time>
      </div>
      <Tag>{draft.postId === null ? texts.title : texts.changes}</Tag>
      <IconButton label={texts.discard(title)} onClick={onDiscard}>
        <Icon of={Trash2} />
      </IconButton>
    </li>
  )
}

function DiscardDraft({ draft, onClose }: { draft: DraftHead | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const discard = useMutation({
    mutationFn: ({ key, version }: DraftHead) =>
      api(removeDraft, { params: { key }, query: { version } }),
    onSuccess: onClose,
    onError: () => toast({ ...texts.failed, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
  return (
    <ConfirmDialog
      open={draft !== null}
      onClose={onClose}
      title={restoreTexts.discardTitle}
      description={restoreTexts.discardOnServer}
      cancelLabel={restoreTexts.keep}
      confirmLabel={restoreTexts.discard}
      busy={discard.isPending}
      onConfirm={() => draft && discard.mutate(draft)}
    >
      <p className="delete-target">{draft?.title.trim() || texts.untitled}</p>
    </ConfirmDialog>
  )
}
