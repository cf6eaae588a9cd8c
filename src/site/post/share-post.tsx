import { Link2 } from 'lucide'
import type { PostCard } from '#shared/contract/posts.ts'
import { copyLinkAlert } from '#shared/quirks.ts'
import { postTexts } from '#texts/site/posts.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { copyText } from '#ui/controls/copy-text.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useOrigin } from '../head/use-origin.ts'
import { shareLinks } from './share-links.ts'

export function SharePost({ post }: { post: PostCard }) {
  const origin = useOrigin()
  const url = `${origin}/blog/${encodeURIComponent(post.slug)}`
  const copy = async () => {
    if (await copyText(url)) alert(copyLinkAlert)
    else prompt(postTexts.copyByHand, url)
  }
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">{postTexts.share}</h2>
      {shareLinks({ url, title: post.title, image: new URL(post.coverImage, origin).href }).map(
        ({ name, href }) => (
          <a
            key={name}
            className={buttonClass({ look: 'quiet', small: true })}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        ),
      )}
      <Button small onClick={copy}>
        <Icon of={Link2} />
        {postTexts.copyLink}
      </Button>
    </section>
  )
}
