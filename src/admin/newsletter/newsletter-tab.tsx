import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { Letter } from '#shared/contract/letters.admin.ts'
import { letterTexts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { LetterList, WriteLetterButton } from './letter-list.tsx'
import { LetterDetails } from './letter-view.tsx'
import { MailBanner, MailSenderInfo } from './mail-setup.tsx'
import { isBeingSent, lettersQuery, mailStateQuery } from './queries.ts'
import { SubscribersSection } from './subscriber-list.tsx'

function selectLetter(letters: readonly Letter[], requestedId: string | null): Letter | undefined {
  return (
    letters.find(({ id }) => String(id) === requestedId) ??
    letters.find(isBeingSent) ??
    letters.at(0)
  )
}

export function NewsletterTab() {
  const { data: mail } = useQuery(mailStateQuery)
  return (
    <>
      {mail && <MailBanner mail={mail} />}
      <SentLetters />
      <SubscribersSection canSend={mail?.canSend ?? false} />
    </>
  )
}

function SentLetters() {
  const [search] = useSearchParams()
  const { data: letters, isError, refetch } = useQuery(lettersQuery)
  const { data: mail } = useQuery(mailStateQuery)
  const chosen = letters && selectLetter(letters, search.get('letter'))
  return (
    <div className="with-aside mail-cols">
      <div className="stack">
        <section className="box mail-list" aria-labelledby="letters">
          <div className="box-head">
            <h2 id="letters">{letterTexts.heading}</h2>
            {letters && <WriteLetterButton letters={letters} />}
          </div>
          {isError && (
            <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
              {letterTexts.failed}
            </ErrorBox>
          )}
          {!letters && !isError && <SkeletonRows label={letterTexts.loading} />}
          {letters && <LetterList letters={letters} chosenId={chosen?.id} />}
        </section>
        {mail && <MailSenderInfo mail={mail} />}
      </div>
      {chosen && mail && <LetterDetails key={chosen.id} letter={chosen} mail={mail} />}
      {letters?.length === 0 && <EmptyState>{letterTexts.none}</EmptyState>}
    </div>
  )
}
