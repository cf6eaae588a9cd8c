import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import {
  type BackupState,
  backupPath,
  listBackups,
  type Restore,
  startBackup,
} from '#shared/contract/backups.admin.ts'
import { getDatabaseInfo } from '#shared/contract/settings.admin.ts'
import { backupTexts as texts } from '#texts/admin/backups.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'

const ASK_AGAIN_MS = 1000

export const isRestoreOver = ({ step }: Restore) => step === 'done' || step === 'failed'

const isBusy = (state: BackupState | undefined) =>
  state?.isRunning || (state?.restore && !isRestoreOver(state.restore)) || state?.upload?.isChecking

export const backupsQuery = queryOptions({
  queryKey: [listBackups.path],
  queryFn: ({ signal }) => api(listBackups, { signal }),
  // Always refetched: the server makes daily backups by itself.
  staleTime: 0,
  refetchInterval: ({ state }) => (isBusy(state.data) ? ASK_AGAIN_MS : false),
})

/** Starts a backup and resolves with the list of backups once it has finished. */
export function useMakeBackup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      queryClient.setQueryData(backupsQuery.queryKey, await api(startBackup))
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
        const state = await queryClient.fetchQuery(backupsQuery)
        if (!state.isRunning) return state
      }
    },
    onSuccess: ({ trouble }) => {
      if (trouble) showToast({ title: texts.trouble, description: trouble, variant: 'destructive' })
      else showToast(texts.done)
    },
    meta: { failed: (description) => ({ title: texts.trouble, description }) },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getDatabaseInfo.path] }),
  })
}

export const downloadBackup = (name: string) => downloadFile(backupPath(name), name)

/** Checks the sign-in first, because a refused download link would save the error as a broken file. */
export async function downloadFile(path: string, name: string) {
  await api(checkRecentSignIn)
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}
