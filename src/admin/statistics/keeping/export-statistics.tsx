import { useMutation } from '@tanstack/react-query'
import { STATISTICS_CSV_PATH } from '#shared/contract/statistics.admin.ts'
import { statisticsToasts, exportStatisticsTexts as texts } from '#texts/admin/statistics.ts'
import { toast } from '#ui/overlays/toast.ts'
import { downloadCsv } from '../../parts/download.ts'

export function ExportStatistics() {
  const download = useMutation({
    mutationFn: () => downloadCsv(STATISTICS_CSV_PATH, 'statistics'),
    onError: () => toast({ ...statisticsToasts.exportFailed, variant: 'destructive' }),
  })
  return (
    <button
      type="button"
      className="link-btn"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? texts.exporting : texts.open}
    </button>
  )
}
