import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { logOut } from '#shared/contract/accounts.ts'
import { logoutToasts } from '#texts/admin/shell.ts'
import { toast } from '#ui/overlays/toast.ts'
import { adminToken } from './admin-token.ts'
import { api } from './api.ts'

export function useLogOut() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    async mutationFn() {
      // What is still being read would come back as a refusal.
      await queryClient.cancelQueries()
      return api(logOut)
    },
    onSuccess() {
      adminToken.remove()
      // First away from the guarded screens, or the guard would ask to come back to them.
      navigate('/admin/login', { replace: true })
      queryClient.clear()
    },
    onError() {
      toast({ ...logoutToasts.failed, variant: 'destructive' })
      void queryClient.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.data === undefined,
      })
    },
  })
}
