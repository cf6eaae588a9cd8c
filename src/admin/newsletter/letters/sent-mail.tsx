import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/endpoint.ts'
import {
  type getLetter,
  type Letter,
  type MailState,
  sendTestMail,
  testLetter,
} from '#shared/contract/letters.admin.ts'
import { mailPreviewTexts as texts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { api } from '../../app/api.ts'
import { MailFrame, MailWidths, useMailWidth } from '../mail/mail-frame.tsx'
import { TestMailButton } from '../mail/test-mail-button.tsx'

interface SentMailProps {
  letter: Letter
  mail: MailState
  query: UseQueryResult<Answer<typeof getLetter>>
}

/** The letter as it was sent, or would be. */
export function SentMail({ letter, mail, query }: SentMailProps) {
  const width = useMailWidth()
  const { data, isError, refetch } = query
  return (
    <div className="mail-preview">
      <div className="row">
        <strong className="label">{texts.heading}</strong>
        <MailWidths {...width} />
      </div>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {texts.failed}
        </ErrorBox>
      )}
      {!data && !isError && (
        <Skeleton>
          <SkeletonPart shape="pic" />
          <SkeletonPart shape="title" />
        </Skeleton>
      )}
      {data && (
        <MailFrame from={mail.from} subject={letter.subject} html={data.html} width={width.width} />
      )}
      <TestMailButton wide canSend={mail.canSend} send={() => sendTest(letter)} />
    </div>
  )
}

/** The letter itself while its post is there, else a mail that shows that mails arrive. */
function sendTest({ postId, subject, previewText, kind }: Letter) {
  if (postId === null) return api(sendTestMail)
  return api(testLetter, { params: { id: postId }, body: { subject, previewText, kind } })
}
