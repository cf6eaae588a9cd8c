import {
  type MailLinkPage,
  mailLinkPageKey,
  mailLinkPaths,
  RESUBSCRIBE_FIELD,
} from '#shared/page-rendering.ts'
import { dates } from '#texts/grammar.ts'
import { letterPageLabels as labels, letterPageTexts } from '#texts/site/letter-pages.ts'
import { newsletterToasts } from '#texts/site/newsletter.ts'
import { pageNotFoundTexts } from '#texts/site/pages.ts'
import { ArrowLink, Button, buttonClass } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { EmptyState } from '#ui/display/states.tsx'
import { usePlainFormResult } from '../app/forms.tsx'
import { useDogCard, useSettings } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { DogStamp, TextWithItalicEnd } from '../app/parts.tsx'
import { useQueryCache } from '../data/query-cache.ts'
import { NewsletterSection } from './newsletter.tsx'

const noLink: MailLinkPage = { kind: 'stale', email: '' }

export function MailLinkScreen() {
  const page = useQueryCache().getQueryData<MailLinkPage>({ queryKey: mailLinkPageKey }) ?? noLink
  const { title, words, hint } = letterPageTexts[page.kind]
  const { name, newsletterLead } = useDogCard()
  return (
    <div className="wrap mail-page">
      <section className="letter is-mail" aria-labelledby="letter-title">
        <div className="letter-top">
          <h1 id="letter-title">
            <TextWithItalicEnd plain={title[0]} turned={title[1]} />
          </h1>
          <StampSpot kind={page.kind} />
        </div>
        {page.email && (
          <p className="addressed">
            <span>{labels.to}</span>
            {page.email}
          </p>
        )}
        <p>{words(name, newsletterLead)}</p>
        <LetterActs page={page} />
        <p className="hint">{hint}</p>
      </section>
    </div>
  )
}

/** The forms have no action, so they post to the address of the page, with or without script. */
function LetterActs({ page }: { page: MailLinkPage }) {
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
          <Button type="submit" name={RESUBSCRIBE_FIELD} value="yes">
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
    case 'sign-in-keep':
      return (
        <form className="acts" method="post">
          <Button type="submit">{labels.keepAddress}</Button>
        </form>
      )
    case 'sign-in-kept':
      return (
        <div className="acts">
          {/* The admin is another document, so this is a plain link. */}
          <a className={buttonClass()} href="/admin/forgot-password">
            {labels.newPassword}
          </a>
        </div>
      )
    case 'sign-in-changed':
    case 'sign-in-stale':
    case 'sign-in-keep-stale':
      return (
        <div className="acts">
          {/* The admin is another document, so this is a plain link. */}
          <a className={buttonClass()} href="/admin">
            {labels.toAdmin}
          </a>
        </div>
      )
    case 'stale':
      return <RequestNewLink {...page} />
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

function RequestNewLink({ problem }: MailLinkPage) {
  return (
    <form className="ask-again" method="post" action={mailLinkPaths.again}>
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

const stampClasses: Partial<Record<MailLinkPage['kind'], string>> = {
  confirmed: 'is-posted',
  leave: 'is-loose',
  left: 'is-gone',
  stale: 'is-stale',
  'replies-wanted': 'is-posted',
  'replies-stop': 'is-loose',
  'replies-stopped': 'is-gone',
  'replies-stale': 'is-stale',
  'sign-in-changed': 'is-posted',
  'sign-in-stale': 'is-stale',
  'sign-in-keep-stale': 'is-stale',
}

function StampSpot({ kind }: Pick<MailLinkPage, 'kind'>) {
  return (
    <div className={classNames('stamp-spot', stampClasses[kind])} aria-hidden="true">
      <DogStamp />
      {stampClasses[kind] === 'is-posted' && <Postmark />}
    </div>
  )
}

function Postmark() {
  const { today } = useSettings()
  const wave = (x: number, y: number) => `M${x} ${y}c9-7 15-7 24 0s15 7 24 0 15-7 24 0`
  return (
    <svg className="postmark" viewBox="0 0 168 88" aria-hidden="true" focusable="false">
      <circle cx="44" cy="44" r="40" />
      <circle cx="44" cy="44" r="34" strokeWidth="1.2" />
      <path d={wave(88, 22) + wave(90, 36) + wave(90, 50) + wave(88, 64)} />
      <text x="44" y="42">
        {dates.shortDay(today)}
      </text>
      <text x="44" y="58">
        {today.slice(0, 4)}
      </text>
    </svg>
  )
}

/** The server answers the newsletter form with this page where scripts do not run. */
export function NewsletterFormResult() {
  const sent = usePlainFormResult('newsletter')
  if (sent?.outcome !== 'done') return <NewsletterSection level={1} />
  return (
    <div className="wrap post-missing">
      <EmptyState
        action={
          <Link className={buttonClass()} href="/">
            {pageNotFoundTexts.home}
          </Link>
        }
      >
        <h1>{newsletterToasts.done.title}</h1>
        <p>{newsletterToasts.done.description}</p>
        <p>{sent.message}</p>
      </EmptyState>
    </div>
  )
}
