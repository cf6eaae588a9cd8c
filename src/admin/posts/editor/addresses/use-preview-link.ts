import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getPreviewLink, makePreviewLink, revokePreviewLink } from '#shared/contract/posts.admin.ts'
import { previewToasts } from '#texts/admin/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../../app/api.ts'

/** The preview link of a draft. Its address is known only to the editor that made it. */
export function usePreviewLink(postId: number) {
  const queryClient = useQueryClient()
  const queryKey = [getPreviewLink.path, postId]
  const params = { id: postId }
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getPreviewLink, { params, signal }),
    staleTime: 0,
  })
  const [address, setAddress] = useState<string | null>(null)
  const onError = () => toast({ ...previewToasts.failed, variant: 'destructive' })
  const making = useMutation({
    mutationFn: () => api(makePreviewLink, { params }),
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
      toast(previewToasts.revoked)
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
