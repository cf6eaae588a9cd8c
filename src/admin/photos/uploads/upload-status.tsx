import { Check, RotateCcw, X } from 'lucide'
import { useState } from 'react'
import { devicePhotoTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Paw } from '#ui/dog/paw.tsx'
import type { Upload } from './upload-queue.ts'

interface UploadStatusProps {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

const isUnderWay = ({ state }: Upload) =>
  state === 'waiting' || state === 'sending' || state === 'preparing'

function stateText({ state, sent }: Upload): string {
  if (state === 'waiting') return texts.waiting
  if (state === 'preparing') return texts.preparing
  if (state === 'sending') return texts.sending(Math.round(sent * 100))
  return texts.ready
}

/** How one photo's journey to the server goes: bar, words, and what can be done about it. */
export function UploadStatus({ upload, onRetry, onRemove }: UploadStatusProps) {
  const { file, state, sent, error } = upload
  return (
    <div className="upload" data-state={state}>
      <Preview url={upload.previewUrl} />
      <div className="upload-words">
        <p className="upload-name">{file.name}</p>
        {state === 'failed' ? (
          <p className="upload-error" role="alert">
            {error}
          </p>
        ) : (
          <p className="upload-state">
            {state === 'ready' && <Icon of={Check} />}
            {stateText(upload)}
          </p>
        )}
        {isUnderWay(upload) && (
          <progress
            aria-label={texts.progress(file.name)}
            max={1}
            // Without a value the bar shows that something is under way, not how far it is.
            {...(state === 'preparing' ? {} : { value: sent })}
          />
        )}
        {state === 'failed' && upload.canRetry && (
          <Button look="line" small onClick={onRetry}>
            <Icon of={RotateCcw} />
            {texts.retry}
          </Button>
        )}
      </div>
      <IconButton
        label={`${isUnderWay(upload) ? texts.cancel : texts.remove}: ${file.name}`}
        onClick={onRemove}
      >
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

/** Some files cannot be drawn before the server has turned them into pictures. */
function Preview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className="upload-preview">
      {isBroken ? <Paw /> : <img src={url} alt="" onError={() => setIsBroken(true)} />}
    </span>
  )
}
