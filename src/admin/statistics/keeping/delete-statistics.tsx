import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteStatistics, getPostViews, getStatistics } from '#shared/contract/statistics.admin.ts'
import { statisticsToasts, deleteStatisticsTexts as texts } from '#texts/admin/statistics.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { tellFailure } from '../../newsletter/mail/tell-failure.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'

export function DeleteStatistics({ isOn }: { isOn: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api(deleteStatistics),
    async onSuccess() {
      await Promise.all(
        [getStatistics.path, getPostViews.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      )
      setAsked(false)
      toast(isOn ? statisticsToasts.deleted : statisticsToasts.deletedOff)
    },
    onError: (error) => tellFailure(error),
  })
  return (
    <>
      <button type="button" className="link-btn is-bad" onClick={() => setAsked(true)}>
        {texts.open}
      </button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={texts.title}
        description={texts.text}
        cancelLabel={texts.cancel}
        confirmLabel={remove.isPending ? texts.deleting : texts.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
