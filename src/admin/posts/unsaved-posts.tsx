import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { type AutosaveHead, removeAutosave } from '#shared/contract/history.admin.ts'
import { restoreTexts, unfinishedTexts as texts } from '#texts/admin/drafts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { api } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { autosavesQuery } from '../app/queries.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { autosaveAddress } from './editor/editor-address.ts'

export function UnsavedPosts({ most }: { most?: number }) {
  const { data: drafts = [] } = useQuery(autosavesQuery)
  const discard = useDiscardAutosave()
  return drafts
    .slice(0, most)
    .map((draft) => <AutosaveRow key={draft.key} draft={draft} onDiscard={() => discard(draft)} />)
}

function AutosaveRow({ draft, onDiscard }: { draft: AutosaveHead; onDiscard: () => void }) {
  const formatDate = useFormatDate()
  const title = draft.title.trim() || texts.untitled
  return (
    <li className="item is-unfinished">
      <span className="thumb">
        {draft.coverImage && (
          <ResponsiveImage src={draft.coverImage} alt="" sizes="72px" width={72} height={54} />
        )}
      </span>
      <div>
        <strong dir="auto">
          <Link className="cover-link" href={autosaveAddress(draft)}>
            {title}
          </Link>
        </strong>
        <time className="hint" dateTime={draft.updatedAt}>
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

function useDiscardAutosave() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: ({ key, version }: AutosaveHead) =>
      api(removeAutosave, { params: { key }, query: { version } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: autosavesQuery.queryKey }),
    meta: { failed: texts.failed },
  })
  return (draft: AutosaveHead) =>
    confirm({
      title: restoreTexts.discardTitle,
      text: restoreTexts.discardOnServer,
      cancel: restoreTexts.keep,
      confirm: restoreTexts.discard,
      children: <p className="delete-target">{draft.title.trim() || texts.untitled}</p>,
      act: () => mutateAsync(draft),
    })
}
