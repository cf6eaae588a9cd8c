import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import { type Backup, BackupState, uploadBackup } from '#shared/contract/backups.admin.ts'
import { MAX_BACKUP_UPLOAD_BYTES } from '#shared/limits.ts'
import { backupTexts, backupUploadTexts as texts } from '#texts/admin/backups.ts'
import { backupErrors } from '#texts/errors/backups.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { api, messageOf } from '../app/api.ts'
import { ChooseFileButton } from '../parts/choose-file.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { uploadFile } from '../photos/upload-queue.ts'
import { backupsQuery } from './queries.ts'

interface Sending {
  file: File
  sentBytes: number
  /** The upload is complete and the server is checking the file. */
  isHere: boolean
  failure: string | null
  canceled: AbortController
}

export function UploadBackup({ onReady }: { onReady: (backup: Backup) => void }) {
  const { data } = useQuery(backupsQuery)
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const upload = data?.upload
  const change = (canceled: AbortController, next: Partial<Sending>) =>
    setSending((now) => (now?.canceled === canceled ? { ...now, ...next } : now))

  async function send(file: File) {
    const canceled = new AbortController()
    setSending({ file, sentBytes: 0, isHere: false, failure: null, canceled })
    try {
      const onProgress = (part: number) =>
        change(canceled, { sentBytes: Math.round(part * file.size) })
      const state = await putFile(file, { signal: canceled.signal, onProgress })
      queryClient.setQueryData(backupsQuery.queryKey, state)
      change(canceled, { isHere: true })
    } catch (error) {
      if (!canceled.signal.aborted) change(canceled, { failure: failureOf(error) })
    }
  }

  const isChecked = Boolean(sending?.isHere && upload && !upload.isChecking)
  const ready = isChecked && data?.backups.find(({ name }) => name === upload?.name)
  useEffect(() => {
    if (!ready) return
    setSending(null)
    onReady(ready)
  }, [ready, onReady])
  return (
    <>
      <ChooseFileButton
        variant="line"
        label={backupTexts.fromFile}
        accept=".gz,application/gzip"
        onFile={(file) => void send(file)}
      />
      {sending && (
        <SendingDialog
          sending={sending}
          failure={sending.failure ?? (isChecked ? (upload?.trouble ?? null) : null)}
          onClose={() => {
            sending.canceled.abort()
            setSending(null)
          }}
        />
      )}
    </>
  )
}

interface SendingDialogProps {
  sending: Sending
  failure: string | null
  onClose: () => void
}

function SendingDialog({ sending, failure, onClose }: SendingDialogProps) {
  const { file, sentBytes, isHere } = sending
  const id = useId()
  useAskBeforeLeaving(!isHere && !failure)
  return (
    <Modal role="alertdialog" className="dialog" labelledBy={id} onClose={() => {}}>
      <h2 id={id} dir="auto">
        {failure ? texts.failed : texts.title(file.name)}
      </h2>
      {failure ? (
        <ErrorBox>{failure}</ErrorBox>
      ) : (
        <>
          <DogProgressBar label={texts.progress} done={sentBytes} all={file.size} />
          <p>
            <b>{texts.sent(fileSizes.readable(sentBytes), fileSizes.readable(file.size))}</b>
          </p>
          <p className="muted" role="status">
            {isHere && <Spinner />} {isHere ? texts.checking : texts.staysOpen}
          </p>
        </>
      )}
      <div className="acts">
        <Button variant="line" small onClick={onClose}>
          {failure ? texts.close : texts.cancel}
        </Button>
      </div>
    </Modal>
  )
}

async function putFile(
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<BackupState> {
  if (file.size === 0) throw new Error(backupErrors.emptyFile)
  if (file.size > MAX_BACKUP_UPLOAD_BYTES) {
    throw new Error(backupErrors.tooLarge(fileSizes.readable(MAX_BACKUP_UPLOAD_BYTES)))
  }
  // Reauthentication is checked before the long upload, not after it.
  await api(checkRecentSignIn)
  return BackupState.parse(await uploadFile(uploadBackup, file, options))
}

function failureOf(error: unknown): string {
  if (error instanceof TypeError) return texts.lost
  // An answer without this API's error format comes from a proxy, which most likely limits the
  // size.
  if (error instanceof ApiError && !error.problem) return texts.refusedByProxy(error.status)
  return messageOf(error)
}

/** Lets the browser ask before the tab is closed or reloaded. */
function useAskBeforeLeaving(isActive: boolean) {
  const ask = useRef((event: Event) => event.preventDefault())
  useEffect(() => {
    const { current } = ask
    if (isActive) addEventListener('beforeunload', current)
    return () => removeEventListener('beforeunload', current)
  }, [isActive])
}
