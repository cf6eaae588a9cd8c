import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { LOG_CSV_PATH } from '#shared/contract/dog.admin.ts'
import { logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { downloadCsv } from '../../parts/download.ts'

export function ExportLog() {
  const download = useMutation({
    mutationFn: () => downloadCsv(LOG_CSV_PATH, 'dog-log'),
    onError: () => toast({ ...logToasts.exportFailed, variant: 'destructive' }),
  })
  return (
    <Button look="line" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {download.isPending ? texts.exporting : texts.exportCsv}
    </Button>
  )
}
