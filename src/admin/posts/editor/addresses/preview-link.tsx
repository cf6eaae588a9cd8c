import { Copy, Link2 } from 'lucide'
import { previewToasts, previewTexts as texts } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { copyText } from '#ui/controls/copy-text.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { useFormatDate } from '../../../app/diary.ts'
import { useStoredPost } from '../../queries.ts'
import { usePreviewLink } from './use-preview-link.ts'

/** A way for somebody without an account to read the draft; what is public needs none. */
export function PreviewLinkPart({ postId }: { postId: number | null }) {
  const stored = useStoredPost(postId)
  if (stored?.published) return null
  return (
    <section className="preview-link" aria-labelledby="preview-link">
      <strong className="label" id="preview-link">
        {texts.heading}
      </strong>
      {postId === null ? <p className="hint">{texts.unsaved}</p> : <PreviewLink postId={postId} />}
    </section>
  )
}

function PreviewLink({ postId }: { postId: number }) {
  const link = usePreviewLink(postId)
  const formatDate = useFormatDate()
  const make = (label: string) => (
    <Button look="quiet" small busy={link.isBusy} onClick={link.make}>
      <Icon of={Link2} />
      {label}
    </Button>
  )
  if (!link.expiresAt) {
    return (
      <>
        <p className="hint">{texts.hint}</p>
        {make(texts.make)}
      </>
    )
  }
  return (
    <>
      {link.address ? <CopyField address={link.address} /> : <p className="hint">{texts.isOut}</p>}
      <p className="hint">{texts.until(formatDate(link.expiresAt))}</p>
      <div className="preview-acts">
        {!link.address && make(texts.makeNew)}
        <Button look="line" small busy={link.isBusy} onClick={link.revoke}>
          {texts.revoke}
        </Button>
      </div>
    </>
  )
}

function CopyField({ address }: { address: string }) {
  const copy = async () => {
    const isCopied = await copyText(address)
    toast(isCopied ? previewToasts.copied : previewToasts.copyFailed)
  }
  return (
    <div className="copy-field">
      <input
        className="input"
        readOnly
        aria-label={texts.address}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <IconButton framed label={texts.copy} onClick={copy}>
        <Icon of={Copy} />
      </IconButton>
    </div>
  )
}
