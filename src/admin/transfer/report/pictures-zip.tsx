import type { Import } from '#shared/contract/transfer.admin.ts'
import { choiceTexts as texts } from '#texts/admin/transfer.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { messageOf } from '../../app/api.ts'
import { useSendPictures } from '../sending/send-file.ts'
import { ChooseFile } from '../sources/choose-file.tsx'
import { useImportActs } from '../use-import-acts.ts'

/** For pictures that neither the file nor the old server has. */
export function PicturesZip({ of }: { of: Import }) {
  const sending = useSendPictures(of.id)
  const { leavePictures } = useImportActs(of)
  return (
    <>
      <div className="set-row">
        <div>
          <strong>{texts.zip}</strong>
          <p dir="auto">{of.pictures ? texts.zipHere(of.pictures.name) : texts.zipHint}</p>
          {of.pictures && (
            <button
              type="button"
              className="link-btn"
              disabled={leavePictures.isPending}
              onClick={() => leavePictures.mutate()}
            >
              {texts.leaveZip}
            </button>
          )}
        </div>
        <ChooseFile
          label={of.pictures ? texts.chooseOtherZip : texts.chooseZip}
          accept=".zip,application/zip"
          look="line"
          busy={sending.isPending}
          onFile={(file) => sending.mutate(file)}
        />
      </div>
      {sending.error && <ErrorBox>{messageOf(sending.error)}</ErrorBox>}
    </>
  )
}
