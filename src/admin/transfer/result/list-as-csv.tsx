import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { type Import, importCsvPath } from '#shared/contract/transfer.admin.ts'
import { resultTexts as texts } from '#texts/admin/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { downloadCsv } from '../../parts/download.ts'

export function ListAsCsv({ of: { id } }: { of: Import }) {
  const download = useMutation({
    mutationFn: () => downloadCsv(importCsvPath(id), `import-${id}`),
    onError: () => toast({ ...texts.csvFailed, variant: 'destructive' }),
  })
  return (
    <Button look="quiet" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {texts.csv}
    </Button>
  )
}
