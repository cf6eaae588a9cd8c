import { TriangleAlert } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ImportedPost } from '#shared/contract/transfer.admin.ts'
import { resultTexts as texts, warningNames } from '#texts/admin/transfer.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'

const SHOWN_AT_ONCE = 10

export const problemsOf = (posts: readonly ImportedPost[]) =>
  posts.flatMap((post) => post.looseEnds.map((end) => ({ ...end, post })))

type Problem = ReturnType<typeof problemsOf>[number]

/** Each with the post that it is in. */
export function Problems({ posts }: { posts: readonly ImportedPost[] }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const problems = problemsOf(posts)
  if (problems.length === 0) return null
  return (
    <>
      <ul className="probs" aria-label={texts.problems}>
        {problems.slice(0, shown).map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post may have the same one twice
          <ProblemRow key={at} problem={problem} />
        ))}
      </ul>
      {problems.length > shown && (
        <Button look="line" small onClick={() => setShown(shown + 10 * SHOWN_AT_ONCE)}>
          {texts.showMore}
        </Button>
      )}
    </>
  )
}

function ProblemRow({ problem: { kind, detail, post } }: { problem: Problem }) {
  return (
    <li>
      <Icon of={TriangleAlert} />
      <div>
        <strong dir="auto">{detail || warningNames[kind].name}</strong>
        <p>{post.postId === null ? texts.notHere : warningNames[kind].name}</p>
      </div>
      {post.postId === null ? (
        <span dir="auto">{post.title}</span>
      ) : (
        <Link className="more" dir="auto" href={`/admin/posts/${post.postId}/edit`}>
          {post.title}
        </Link>
      )}
    </li>
  )
}
