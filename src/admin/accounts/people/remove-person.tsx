import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type AdminPerson, removePerson } from '#shared/contract/accounts.admin.ts'
import { peopleTexts, peopleToasts, removePersonTexts } from '#texts/admin/accounts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { adminToken, api } from '../../app/api.ts'

import { ConfirmDialog } from '../../parts/confirm.tsx'
import { peopleQuery, tellFailure } from './people-query.ts'

interface RemovePersonProps {
  person: AdminPerson | null
  onClose: () => void
}

export function RemovePerson({ person, onClose }: RemovePersonProps) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const isYou = person?.isYou ?? false
  const remove = useMutation({
    mutationFn: ({ id }: AdminPerson) =>
      api(removePerson, { params: { id }, query: isYou ? { confirm: 'true' } : {} }),
    async onSuccess(_answer, { email }) {
      toast(peopleToasts.removed(email))
      if (isYou) {
        adminToken.remove()
        navigate('/admin/login', { replace: true })
        queryClient.clear()
        return
      }
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey })
      onClose()
    },
    onError: tellFailure,
  })
  const confirm = isYou ? removePersonTexts.confirmYourself : removePersonTexts.confirm
  return (
    <ConfirmDialog
      open={person !== null}
      onClose={onClose}
      title={isYou ? removePersonTexts.yourselfTitle : removePersonTexts.title(person?.email ?? '')}
      description={isYou ? removePersonTexts.yourself : removePersonTexts.other}
      cancelLabel={peopleTexts.cancel}
      confirmLabel={remove.isPending ? removePersonTexts.busy : confirm}
      busy={remove.isPending}
      onConfirm={() => person && remove.mutate(person)}
    />
  )
}
