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

/** Lets people without an account read a draft; a published post needs no such link. */
export function PreviewLinkSection({ postId }: { postId: number | null }) {
  const stored = useStoredPost(postId)
  if (stored?.published) return null
  return (
    <section className="preview-link" aria-labelledby="preview-link">
      <strong className="label" id="preview-link">
        {texts.heading}
      </strong>
      {postId === null ? <p className="hint">{texts.unsaved}</p> : <PreviewLink postId={postId} />}
    </section>
  )
}

function PreviewLink({ postId }: { postId: number }) {
  const link = usePreviewLink(postId)
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
        <p className="hint">{texts.hint}</p>
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
function usePreviewLink(postId: number) {
  const queryClient = useQueryClient()
  const queryKey = [getPreviewLink.path, postId]
  const params = { id: postId }
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getPreviewLink, { params, signal }),
    staleTime: 0,
  })
  const [address, setAddress] = useState<string | null>(null)
  const onError = () => showToast({ ...previewToasts.failed, variant: 'destructive' })
  const making = useMutation({
    mutationFn: () => api(createPreviewLink, { params }),
    onSuccess({ url, expiresAt }) {
      setAddress(location.origin + url)
      queryClient.setQueryData(queryKey, { expiresAt })
    },
    onError,
  })
  const revoking = useMutation({
    mutationFn: () => api(revokePreviewLink, { params }),
    onSuccess() {
      setAddress(null)
      queryClient.setQueryData(queryKey, { expiresAt: null })
      showToast(previewToasts.revoked)
    },
    onError,
  })
  return {
    address,
    expiresAt: data?.expiresAt ?? null,
    isBusy: making.isPending || revoking.isPending,
    make: () => making.mutate(),
    revoke: () => revoking.mutate(),
  }
}
