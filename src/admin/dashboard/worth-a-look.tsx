import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, MessagesSquare, Syringe } from 'lucide'
import { Link } from 'wouter'
import { worthALookTexts as texts } from '#texts/admin/dashboard.ts'
import { comingUpTexts } from '#texts/admin/dog-log.ts'
import { pronounForms } from '#texts/grammar.ts'
import { Icon } from '#ui/display/icon.tsx'
import { dogCardQuery, inboxCountsQuery } from '../app/queries.ts'
import { comingUpQuery } from '../dog/queries.ts'
import { lettersQuery } from '../newsletter/queries.ts'

/** Stands on the overview only while there is something. */
export function WorthALook() {
  const { unread = 0, waitingComments = 0 } = useQuery(inboxCountsQuery).data ?? {}
  const { data: letters = [] } = useQuery(lettersQuery)
  const open = letters.flatMap(({ id, state, subject }) => {
    const say = texts.letters[state]
    return say ? [{ id, text: say(subject) }] : []
  })
  const { data: reminders = [] } = useQuery(comingUpQuery)
  const forms = pronounForms[useQuery(dogCardQuery).data?.pronouns ?? 'they']
  if (unread + waitingComments + open.length + reminders.length === 0) return null
  return (
    <section className="box worth-a-look" aria-labelledby="worth-a-look">
      <h2 id="worth-a-look">{texts.heading}</h2>
      <ul>
        {unread > 0 && (
          <li>
            <Icon of={MessageCircle} />
            <Link className="text-link" href="/admin/readers/messages">
              {texts.messages(unread)}
            </Link>
          </li>
        )}
        {waitingComments > 0 && (
          <li>
            <Icon of={MessagesSquare} />
            <Link className="text-link" href="/admin/readers/comments">
              {texts.comments(waitingComments)}
            </Link>
          </li>
        )}
        {reminders.map((reminder) => (
          <li key={`${reminder.what} ${reminder.entryId}`}>
            <Icon of={Syringe} />
            <Link className="text-link" href="/admin/dog/log">
              {comingUpTexts.reminder(reminder, forms)}
            </Link>
          </li>
        ))}
        {open.map(({ id, text }) => (
          <li key={id}>
            <Icon of={Mail} />
            <Link className="text-link" href={`/admin/readers/letters?letter=${id}`}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
