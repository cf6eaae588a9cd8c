import { forgottenTexts as texts } from '#texts/admin/sign-in.ts'

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
