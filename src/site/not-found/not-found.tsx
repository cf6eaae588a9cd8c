import { Link } from 'wouter'
import { pageNotFoundTexts } from '#texts/site/pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { CurledDog } from '#ui/dog/curled-dog.tsx'
import { useDog } from '../layout/use-dog.ts'

export function NotFound() {
  return (
    <div className="wrap lost">
      <div className="lost-404" aria-hidden="true">
        <CurledDog />
      </div>
      <h1>{pageNotFoundTexts.title}</h1>
      <p className="lead">{pageNotFoundTexts.hint(useDog().name)}</p>
      <div className="lost-links">
        <Link className={buttonClass()} href="/">
          {pageNotFoundTexts.home}
        </Link>
        <Link className={buttonClass({ look: 'line' })} href="/blog">
          {pageNotFoundTexts.blog}
        </Link>
      </div>
    </div>
  )
}
