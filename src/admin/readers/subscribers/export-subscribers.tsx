import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { SUBSCRIBERS_CSV_PATH } from '#shared/contract/subscribers.ts'
import { subscriberToasts, subscriberTexts as texts } from '#shared/texts/readers.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { downloadCsv } from '../download-csv.ts'

export function ExportSubscribers() {
  const download = useMutation({
    mutationFn: () => downloadCsv(SUBSCRIBERS_CSV_PATH, 'subscribers'),
    onError: () => toast({ ...subscriberToasts.exportFailed, variant: 'destructive' }),
  })
  return (
    <Button look="quiet" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {download.isPending ? texts.exporting : texts.export}
    </Button>
  )
}
