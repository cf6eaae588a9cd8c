import { type MailState, sendTestMail } from '#shared/contract/letters.admin.ts'
import { mailTexts as texts } from '#texts/admin/letters.ts'
import { api } from '../../app/api.ts'
import { TestMailButton } from '../mail/test-mail-button.tsx'

/** Set where the diary runs, so shown and not edited. */
export function MailSender({ mail }: { mail: MailState }) {
  const facts = [
    [texts.from, mail.from || texts.none],
    [texts.replyTo, mail.replyTo || texts.none],
    [texts.pace, texts.perMinute(mail.perMinute)],
  ] as const
  return (
    <section className="box mail-sender" aria-labelledby="mail-sender">
      <div className="box-head">
        <h2 id="mail-sender">{texts.sender}</h2>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TestMailButton
        wide
        label={texts.test}
        canSend={mail.canSend}
        send={() => api(sendTestMail)}
      />
    </section>
  )
}
