import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
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
import { api } from '../app/api.ts'
import { ChooseFileButton } from '../parts/choose-file.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { type FileUpload, startFileUpload, useFileUpload } from '../sync/file-uploads.ts'
import { type UploadOptions, uploadFile } from '../sync/upload.ts'
import { backupsQuery } from './queries.ts'

const UPLOAD = 'backup'

export function UploadBackup({ onReady }: { onReady: (backup: Backup) => void }) {
  const { data } = useQuery(backupsQuery)
  const queryClient = useQueryClient()
  const sending = useFileUpload(UPLOAD)
  const upload = data?.upload

  const send = (file: File) =>
    startFileUpload(UPLOAD, file, texts, async (options) => {
      queryClient.setQueryData(backupsQuery.queryKey, await putFile(file, options))
    })

  const isChecked = Boolean(sending?.isArrived && upload && !upload.isChecking)
  const ready = isChecked && data?.backups.find(({ name }) => name === upload?.name)
  const close = sending?.cancel
  useEffect(() => {
    if (!ready) return
    close?.()
    onReady(ready)
  }, [ready, close, onReady])
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
        />
      )}
    </>
  )
}

interface SendingDialogProps {
  sending: FileUpload
  failure: string | null
}

function SendingDialog({ sending, failure }: SendingDialogProps) {
  const { name, sizeBytes, sentBytes, isArrived, cancel } = sending
  const id = useId()
  return (
    <Modal role="alertdialog" className="dialog" labelledBy={id} onClose={() => {}}>
      <h2 id={id} dir="auto">
        {failure ? texts.failed : texts.title(name)}
      </h2>
      {failure ? (
        <ErrorBox>{failure}</ErrorBox>
      ) : (
        <>
          <DogProgressBar label={texts.progress} done={sentBytes} all={sizeBytes} />
          <p>
            <b>{texts.sent(fileSizes.readable(sentBytes), fileSizes.readable(sizeBytes))}</b>
          </p>
          <p className="muted" role="status">
            {isArrived && <Spinner />} {isArrived ? texts.checking : texts.staysOpen}
          </p>
        </>
      )}
      <div className="acts">
        <Button variant="line" small onClick={cancel}>
          {failure ? texts.close : texts.cancel}
        </Button>
      </div>
    </Modal>
  )
}

async function putFile(file: File, options: UploadOptions): Promise<BackupState> {
  if (file.size === 0) throw new Error(backupErrors.emptyFile)
  if (file.size > MAX_BACKUP_UPLOAD_BYTES) {
    throw new Error(backupErrors.tooLarge(fileSizes.readable(MAX_BACKUP_UPLOAD_BYTES)))
  }
  // Reauthentication is checked before the long upload, not after it.
  await api(checkRecentSignIn)
  return BackupState.parse(await uploadFile(uploadBackup, file, options))
}
