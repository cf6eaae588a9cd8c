import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { ApiError } from '#shared/calls/api-client.ts'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import { SUBSCRIBERS_CSV_PATH } from '#shared/contract/newsletter.admin.ts'
import { subscriberToasts, subscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'

import { downloadCsv } from '../../parts/download.ts'

export function ExportSubscribers() {
  const download = useMutation({
    mutationFn: async () => {
      await api(checkRecentSignIn)
      await downloadCsv(SUBSCRIBERS_CSV_PATH, 'subscribers')
    },
    onError: (error) => {
      const failed = { ...subscriberToasts.exportFailed, variant: 'destructive' } as const
      // The server's own sentence where it gave one, as when nobody confirmed.
      toast(error instanceof ApiError ? { ...failed, description: messageOf(error) } : failed)
    },
  })
  return (
    <Button look="quiet" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {download.isPending ? texts.exporting : texts.export}
    </Button>
  )
}
