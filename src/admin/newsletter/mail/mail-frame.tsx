import { getNonce } from 'get-nonce'
import { Monitor, Smartphone } from 'lucide'
import { useMemo, useState } from 'react'
import { mailPreviewTexts as texts } from '#texts/admin/letters.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { mailDocument } from './mail-document.ts'

const widths = { phone: Smartphone, desktop: Monitor }
export type MailWidth = keyof typeof widths

export function useMailWidth() {
  const [width, setWidth] = useState<MailWidth>('phone')
  return { width, setWidth }
}

export function MailWidths({ width, setWidth }: ReturnType<typeof useMailWidth>) {
  return (
    <fieldset className="tabs is-range">
      <legend className="sr">{texts.choose}</legend>
      {Object.entries(widths).map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === width}
          onClick={() => setWidth(name as MailWidth)}
        >
          <Icon of={icon} />
          <span className="sr">{texts.widths[name as MailWidth]}</span>
        </button>
      ))}
    </fieldset>
  )
}

interface MailFrameProps {
  from: string
  subject: string
  html: string
  width: MailWidth
}

/** As a mail program would draw it: nothing runs in it, and nothing in it can be opened. */
export function MailFrame({ from, subject, html, width }: MailFrameProps) {
  const srcDoc = useMemo(() => mailDocument(html, getNonce()), [html])
  return (
    <div className={classNames('mail-frame', `is-${width}`)}>
      <dl className="mail-head">
        <div>
          <dt>{texts.from}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{texts.subject}</dt>
          <dd>{subject}</dd>
        </div>
      </dl>
      <div className="mail-paper">
        <iframe title={texts.frame} sandbox="" srcDoc={srcDoc} />
      </div>
    </div>
  )
}
