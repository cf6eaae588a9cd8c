import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide'
import { SUBSCRIBERS_CSV_PATH } from '#shared/contract/subscribers.ts'
import { subscriberToasts, subscriberTexts as texts } from '#shared/texts/readers.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { adminToken } from '../../auth/admin-token.ts'

/** Fetched rather than linked to, so that a failure is told here and not shown as a page of its own. */
async function downloadSubscribers() {
  const token = adminToken.get()
  const answer = await fetch(SUBSCRIBERS_CSV_PATH, {
    credentials: 'include',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `subscribers-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}

export function ExportSubscribers() {
  const download = useMutation({
    mutationFn: downloadSubscribers,
    onError: () => toast({ ...subscriberToasts.exportFailed, variant: 'destructive' }),
  })
  return (
    <Button look="quiet" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {download.isPending ? texts.exporting : texts.export}
    </Button>
  )
}
