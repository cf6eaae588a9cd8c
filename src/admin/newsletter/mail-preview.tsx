import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Answer } from '#shared/contract/endpoint.ts'
import {
  type getLetter,
  type Letter,
  type MailState,
  sendTestMail,
  testLetter,
} from '#shared/contract/letters.admin.ts'
import { mailPreviewTexts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Monitor } from '#ui/icons/monitor.ts'
import { Smartphone } from '#ui/icons/smartphone.ts'
import { api } from '../app/api.ts'
import { styleNonce } from '../parts/nonce.ts'
import { createMailDocument } from './mail-document.ts'
import { TestMailButton } from './mail-setup.tsx'

const widths = { phone: Smartphone, desktop: Monitor }
type MailWidth = keyof typeof widths

export function useMailPreviewWidth() {
  const [width, setWidth] = useState<MailWidth>('phone')
  return { width, setWidth }
}

export function MailWidthSwitch({ width, setWidth }: ReturnType<typeof useMailPreviewWidth>) {
  return (
    <fieldset className="segmented">
      <legend className="sr">{mailPreviewTexts.choose}</legend>
      {Object.entries(widths).map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === width}
          onClick={() => setWidth(name as MailWidth)}
        >
          <Icon of={icon} />
          <span className="sr">{mailPreviewTexts.widths[name as MailWidth]}</span>
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

/** Draws the mail in a sandboxed frame: no script runs in it, and no link opens. */
export function MailPreviewFrame({ from, subject, html, width }: MailFrameProps) {
  const srcDoc = useMemo(() => createMailDocument(html, styleNonce), [html])
  return (
    <div className={classNames('mail-frame', `is-${width}`)}>
      <dl className="mail-head">
        <div>
          <dt>{mailPreviewTexts.from}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{mailPreviewTexts.subject}</dt>
          <dd>{subject}</dd>
        </div>
      </dl>
      <div className="mail-paper">
        <iframe title={mailPreviewTexts.frame} sandbox="" srcDoc={srcDoc} />
      </div>
    </div>
  )
}

interface SentMailProps {
  letter: Letter
  mail: MailState
  query: UseQueryResult<Answer<typeof getLetter>>
}

export function SentMailPreview({ letter, mail, query }: SentMailProps) {
  const width = useMailPreviewWidth()
  const { data, isError, refetch } = query
  return (
    <div className="mail-preview">
      <div className="row">
        <strong className="label">{mailPreviewTexts.heading}</strong>
        <MailWidthSwitch {...width} />
      </div>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {mailPreviewTexts.failed}
        </ErrorBox>
      )}
      {!data && !isError && (
        <Skeleton>
          <SkeletonPart shape="pic" />
          <SkeletonPart shape="title" />
        </Skeleton>
      )}
      {data && (
        <MailPreviewFrame
          from={mail.from}
          subject={letter.subject}
          html={data.html}
          width={width.width}
        />
      )}
      <TestMailButton wide canSend={mail.canSend} send={() => sendTest(letter)} />
    </div>
  )
}

/** A letter whose post was deleted cannot be rendered again, so a plain test mail is sent instead. */
function sendTest({ postId, subject, previewText, kind }: Letter) {
  if (postId === null) return api(sendTestMail)
  return api(testLetter, { params: { id: postId }, body: { subject, previewText, kind } })
}
