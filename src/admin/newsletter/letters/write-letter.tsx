import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Letter } from '#shared/contract/letters.admin.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { writeLetterTexts as texts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { adminPostsQuery } from '../../app/queries.ts'
import { TriggeredDialog } from '../../parts/dialog.tsx'
import { SearchBox } from '../../parts/list.tsx'
import { PostsFailed, StatusTag } from '../../posts/post-status.tsx'

/** A letter is made from a post: leads to the editor of one that has none yet. */
export function WriteLetter({ letters }: { letters: readonly Letter[] }) {
  return (
    <TriggeredDialog
      title={texts.title}
      description={texts.hint}
      closeLabel={adminTexts.close}
      trigger={
        <Button small>
          <Icon of={Plus} />
          {texts.write}
        </Button>
      }
    >
      <ChoosePost letters={letters} />
    </TriggeredDialog>
  )
}

function ChoosePost({ letters }: { letters: readonly Letter[] }) {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const [search, setSearch] = useState('')
  if (isError) return <PostsFailed />
  if (!posts) return <p role="status">{adminTexts.loading}</p>
  const isSent = new Set(letters.map(({ postId }) => postId))
  const free = posts.filter(({ id }) => !isSent.has(id))
  const term = search.trim().toLowerCase()
  const found = free.filter(({ title }) => title.toLowerCase().includes(term))
  return (
    <>
      {free.length > 0 && (
        <SearchBox
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search}
          onSearch={setSearch}
        />
      )}
      {found.length === 0 && (
        <p className="muted" role="status">
          {free.length === 0 ? texts.none : texts.noneFound}
        </p>
      )}
      <ul className="rows letter-posts">
        {found.map((post) => (
          <PostChoice key={post.id} post={post} />
        ))}
      </ul>
      <ArrowLink as={Link} href="/admin/posts/new">
        {texts.newPost}
      </ArrowLink>
    </>
  )
}

function PostChoice({ post }: { post: AdminPostRow }) {
  return (
    <li>
      <span className="row-pic">
        <ResponsiveImage src={post.coverImage} alt="" sizes="72px" width={72} height={54} />
      </span>
      <div>
        <strong dir="auto">
          <Link className="cover-link" href={`/admin/posts/${post.id}/edit#letter`}>
            {post.title}
          </Link>
        </strong>
        <time className="date" dateTime={post.date}>
          {dates.short(post.date)}
        </time>
      </div>
      <StatusTag status={statusOf(post)} />
    </li>
  )
}
