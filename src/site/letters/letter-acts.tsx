import { Link } from 'wouter'
import { COME_BACK_FIELD, type LetterPage, letterPaths } from '#shared/page-rendering.ts'
import { letterPageLabels as labels } from '#texts/site/letter-pages.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

/** What can be done on such a page. Forms are sent to the address they stand at, with or without script. */
export function LetterActs({ page }: { page: LetterPage }) {
  switch (page.kind) {
    case 'confirm':
      return (
        <form className="acts" method="post">
          <Button type="submit">{labels.confirm}</Button>
        </form>
      )
    case 'leave':
      return (
        <form className="acts" method="post">
          <Button type="submit">{labels.leave}</Button>
          <ArrowLink href="/">{labels.stay}</ArrowLink>
        </form>
      )
    case 'left':
      return (
        <form className="acts" method="post">
          <Button type="submit" look="line" name={COME_BACK_FIELD} value="yes">
            {labels.comeBack}
          </Button>
          <ArrowLink href="/blog">{labels.readWithout}</ArrowLink>
        </form>
      )
    case 'replies':
    case 'replies-stop':
      return (
        <form className="acts" method="post">
          <Button type="submit">
            {page.kind === 'replies' ? labels.itWasMe : labels.stopReplies}
          </Button>
          <ArrowLink href="/">{labels.home}</ArrowLink>
        </form>
      )
    case 'sign-in':
      return (
        <form className="acts" method="post">
          <Button type="submit">{labels.useAddress}</Button>
        </form>
      )
    case 'sign-in-changed':
    case 'sign-in-stale':
      return (
        <div className="acts">
          {/* A document of its own. */}
          <a className={buttonClass()} href="/admin">
            {labels.toAdmin}
          </a>
        </div>
      )
    case 'stale':
      return <AskAgain {...page} />
    default:
      return (
        <div className="acts">
          <Link className={buttonClass()} href="/blog">
            {labels.read}
          </Link>
          <ArrowLink href="/">{labels.home}</ArrowLink>
        </div>
      )
  }
}

function AskAgain({ problem }: LetterPage) {
  return (
    <form className="ask-again" method="post" action={letterPaths.again}>
      <Field id="again" label={labels.email} error={problem?.message} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={labels.emailPlaceholder}
          defaultValue={problem?.typed}
        />
      </Field>
      <Button type="submit">{labels.sendNewLink}</Button>
    </form>
  )
}
