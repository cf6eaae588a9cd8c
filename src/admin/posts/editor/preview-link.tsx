import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createPreviewLink,
  getPreviewLink,
  revokePreviewLink,
} from '#shared/contract/posts.admin.ts'
import { previewToasts, previewTexts as texts } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Link2 } from '#ui/icons/link-2.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { useFormatDate } from '../../app/diary.ts'
import { CopyField } from '../../parts/copy-field.tsx'
import { useStoredPost } from '../queries.ts'

interface PreviewLinkProps {
  postId: number | null
  /** Returns the post as it is in the editor, or null if it could not be saved. */
  save: () => Promise<number | null>
}

/** Lets people without an account read a draft; a published post needs no such link. */
export function PreviewLinkSection({ postId, save }: PreviewLinkProps) {
  const stored = useStoredPost(postId)
  if (stored?.published) return null
  return (
    <section className="preview-link" aria-labelledby="preview-link">
      <strong className="label" id="preview-link">
        {texts.heading}
      </strong>
      <PreviewLink postId={postId} save={save} />
    </section>
  )
}

function PreviewLink({ postId, save }: PreviewLinkProps) {
  const link = usePreviewLink(postId, save)
  const formatDate = useFormatDate()
  const makeButton = (label: string) => (
    <Button variant="quiet" small busy={link.isBusy} onClick={link.make}>
      <Icon of={Link2} />
      {label}
    </Button>
  )
  if (!link.expiresAt) {
    return (
      <>
        <p className="hint">
          {texts.hint} {postId === null && texts.saves}
        </p>
        {makeButton(texts.make)}
      </>
    )
  }
  return (
    <>
      {link.address ? (
        <CopyField
          label={texts.address}
          value={link.address}
          copyLabel={texts.copy}
          copied={previewToasts.copied}
          failed={previewToasts.copyFailed}
        />
      ) : (
        <p className="hint">{texts.isOut}</p>
      )}
      <p className="hint">{texts.until(formatDate(link.expiresAt))}</p>
      <div className="cluster">
        {!link.address && makeButton(texts.makeNew)}
        <Button variant="line" small busy={link.isBusy} onClick={link.revoke}>
          {texts.revoke}
        </Button>
      </div>
    </>
  )
}

/** Only the editor that created the link knows its URL; the server returns just the expiry. */
function usePreviewLink(postId: number | null, save: PreviewLinkProps['save']) {
  const queryClient = useQueryClient()
  const queryKeyOf = (id: number | null) => [getPreviewLink.path, id]
  const { data } = useQuery({
    queryKey: queryKeyOf(postId),
    queryFn: ({ signal }) => api(getPreviewLink, { params: { id: postId ?? 0 }, signal }),
    enabled: postId !== null,
    staleTime: 0,
  })
  const [address, setAddress] = useState<string | null>(null)
  const onError = () => showToast({ ...previewToasts.failed, variant: 'destructive' })
  const making = useMutation({
    async mutationFn() {
      const id = await save()
      if (id === null) return
      const { url, expiresAt } = await api(createPreviewLink, { params: { id } })
      setAddress(location.origin + url)
      // An answer from before the link would hide it.
      await queryClient.cancelQueries({ queryKey: queryKeyOf(id) })
      queryClient.setQueryData(queryKeyOf(id), { expiresAt })
    },
    onError,
  })
  const revoking = useMutation({
    mutationFn: (id: number) => api(revokePreviewLink, { params: { id } }),
    onSuccess(_answer, id) {
      setAddress(null)
      queryClient.setQueryData(queryKeyOf(id), { expiresAt: null })
      showToast(previewToasts.revoked)
    },
    onError,
  })
  return {
    address,
    expiresAt: data?.expiresAt ?? null,
    isBusy: making.isPending || revoking.isPending,
    make: () => making.mutate(),
    revoke: () => postId !== null && revoking.mutate(postId),
  }
}
