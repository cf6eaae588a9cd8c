import { COMMENT_FORM_ANCHOR } from '#shared/comments/pages.ts'
import { thanksTexts as texts } from '#texts/site/comments.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { DogHead } from '#ui/dog/dog-head.tsx'
import { useSettings } from '../../layout/use-settings.ts'

interface CommentThanksProps {
  slug: string
  isPublic: boolean
  onAnother: () => void
}

export function CommentThanks({ slug, isPublic, onAnother }: CommentThanksProps) {
  const { ownerName } = useSettings()
  return (
    <div className="notebook" role="status">
      <div className="thanks">
        <DogHead />
        <h3 tabIndex={-1}>{isPublic ? texts.published : texts.waiting(ownerName)}</h3>
        <p>{isPublic ? texts.publishedHint : texts.waitingHint}</p>
        <a
          className={buttonClass({ look: 'line', small: true })}
          href={`/blog/${slug}#${COMMENT_FORM_ANCHOR}`}
          onClick={(event) => {
            event.preventDefault()
            onAnother()
          }}
        >
          {texts.another}
        </a>
      </div>
    </div>
  )
}
