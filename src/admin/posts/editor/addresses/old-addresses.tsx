import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide'
import { useState } from 'react'
import { listAddresses, removeAddress } from '#shared/contract/posts.admin.ts'
import { addressToasts, addressTexts as texts } from '#texts/admin/editor.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../parts/confirm.tsx'

/** The addresses that a public post had before, each of which the owner can give up. */
export function OldAddresses({ postId }: { postId: number }) {
  const { data: addresses = [] } = useQuery({
    queryKey: [listAddresses.path, postId],
    queryFn: ({ signal }) => api(listAddresses, { params: { id: postId }, signal }),
    staleTime: 0,
  })
  const [toRemove, setToRemove] = useState<string | null>(null)
  if (addresses.length === 0) return null
  return (
    <details className="old-addresses">
      <summary>{texts.leadHere(addresses.length)}</summary>
      <ul>
        {addresses.map(({ slug }) => (
          <li key={slug}>
            <span>/blog/{slug}</span>
            <IconButton label={texts.remove(slug)} onClick={() => setToRemove(slug)}>
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <RemoveAddress postId={postId} slug={toRemove} onClose={() => setToRemove(null)} />
    </details>
  )
}

interface RemoveAddressProps {
  postId: number
  slug: string | null
  onClose: () => void
}

function RemoveAddress({ postId, slug, onClose }: RemoveAddressProps) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: (gone: string) => api(removeAddress, { params: { id: postId, slug: gone } }),
    onSuccess: onClose,
    onError: () => toast({ ...addressToasts.removeFailed, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listAddresses.path] }),
  })
  return (
    <ConfirmDialog
      open={slug !== null}
      onClose={onClose}
      title={texts.confirmTitle}
      description={texts.confirm}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirmRemove}
      busy={removal.isPending}
      onConfirm={() => slug && removal.mutate(slug)}
    >
      <p className="delete-target">/blog/{slug}</p>
    </ConfirmDialog>
  )
}
