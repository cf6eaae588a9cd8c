import { forgottenTexts as texts } from '#shared/texts/recovery.ts'

export function WithoutMail() {
  return (
    <>
      <p>{texts.withoutMail}</p>
      <p>
        <code className="command">{texts.command}</code>
      </p>
    </>
  )
}
