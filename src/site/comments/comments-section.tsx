import { useEffect, useMemo, useState } from 'react'
import { COMMENT_FORM_ANCHOR, COMMENTS_ANCHOR, commentPaths } from '#shared/comments/pages.ts'
import type { Comment, CommentListPage } from '#shared/contract/comments.ts'
import { threadTexts as texts } from '#texts/site/comments.ts'
import { blogTexts, postTexts } from '#texts/site/posts.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { useDogCard } from '../app/hooks.ts'
import { Link } from '../app/navigation.tsx'
import { TextWithItalicEnd } from '../app/parts.tsx'
import { parameters, useKnownSearch } from '../app/search-parameters.ts'
import type { PostPage } from '../data/calls.ts'
import { query, useQuery, useQueryCache } from '../data/query-cache.ts'
import commentsCss from './comments.css?url'
import { listPendingComments, type PendingComment, savePendingComment } from './stored-comments.ts'
import { ThreadList } from './thread.tsx'
import { addComment, toThreads } from './threads.ts'
import { type ReplyTo, usePlainCommentResult } from './use-write-comment.ts'
import { WriteCommentPanel } from './write-comment.tsx'

const FORM = `#${COMMENT_FORM_ANCHOR}`

export function CommentsSection({ post }: { post: PostPage }) {
  const { slug } = post
  const { thread, isError, all, add } = useComments(post)
  const sent = usePlainCommentResult()
  const [replyTo, setReplyTo] = useState<ReplyTo | null>(sent?.replyTo ?? null)
  if (!thread && !isError) return null
  const isOpen = thread?.isOpen ?? false
  return (
    <section className="margin" id={COMMENTS_ANCHOR} aria-labelledby="comments-title">
      <link rel="stylesheet" href={commentsCss} precedence="comments" />
      <div className={classNames('wrap margin-grid', !isOpen && 'is-closed')}>
        <Head total={thread?.total ?? 0} isOpen={isOpen} />
        <div className="margin-thread">
          {isError && <ErrorBox>{texts.failed}</ErrorBox>}
          {thread && <Written {...{ thread, all, slug }} onReply={isOpen ? setReplyTo : null} />}
          {thread && !isOpen && <Closed />}
        </div>
        {thread && isOpen && (
          <WriteCommentPanel
            slug={slug}
            canNotify={thread.canNotify}
            replyTo={replyTo}
            onReplyTo={setReplyTo}
            onSent={add}
          />
        )}
      </div>
    </section>
  )
}

function Head({ total, isOpen }: { total: number; isOpen: boolean }) {
  return (
    <div className="margin-head">
      <h2 id="comments-title">
        <TextWithItalicEnd plain={texts.heading[0]} turned={texts.heading[1]} />
      </h2>
      {total > 0 && <p>{postTexts.comments(total)}</p>}
      {isOpen && (
        <a className="more" href={FORM}>
          {texts.addLine}
        </a>
      )}
    </div>
  )
}

interface WrittenProps {
  thread: CommentListPage
  all: ReturnType<typeof useComments>['all']
  slug: string
  onReply: ((to: ReplyTo) => void) | null
}

function Written({ thread, all, slug, onReply }: WrittenProps) {
  const { name } = useDogCard()
  const { page, pages, isOpen } = thread
  if (all.threads.length + all.waiting.length === 0) {
    if (!isOpen) return null
    return (
      <EmptyState action={<ArrowLink href={FORM}>{texts.addFirst}</ArrowLink>}>
        <p>
          {texts.none}
          <br />
          {texts.noneHint(name)}
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <ThreadList all={all} slug={slug} onReply={onReply} />
      <p>
        <a className="more" href={commentPaths.feed(slug)}>
          {texts.follow}
        </a>
      </p>
      {pages > 1 && (
        <Pagination
          as={Link}
          current={page}
          total={pages}
          hrefFor={(at) => `/blog/${slug}${at > 1 ? `?page=${at}` : ''}#${COMMENTS_ANCHOR}`}
          {...blogTexts.pagination}
          label={texts.pages}
        />
      )}
    </>
  )
}

function Closed() {
  const [why, instead] = texts.closed
  return (
    <p className="margin-closed">
      {why} <Link href="/contact">{instead}</Link>.
    </p>
  )
}

const FIRST = '1'

function useComments(post: PostPage) {
  const { slug } = post
  const cache = useQueryCache()
  const { page = FIRST } = useKnownSearch(parameters.post)
  const isFirst = page === FIRST
  const more = query('comments', slug, page)
  const morePages = useQuery({ ...more, enabled: !isFirst })
  const thread = isFirst ? post.comments : morePages.data
  const [waiting, setWaiting] = useState<PendingComment[]>([])
  const comments = thread?.comments
  // Comments awaiting approval are stored only in this browser.
  useEffect(() => {
    if (comments) setWaiting(listPendingComments(slug, new Set(comments.map(({ id }) => id))))
  }, [slug, comments])
  const all = useMemo(() => toThreads(comments ?? [], waiting), [comments, waiting])
  return {
    thread,
    isError: !isFirst && morePages.isError,
    all,
    /**
     * Shows a new comment: an approved one joins the thread, a waiting one stays in this browser.
     */
    add(comment: Comment, state: 'waiting' | 'approved') {
      if (state === 'approved' && thread) {
        const after: CommentListPage = {
          ...thread,
          comments: addComment(thread.comments, comment),
          total: thread.total + 1,
        }
        if (isFirst) cache.setQueryData(query('post', slug).queryKey, { ...post, comments: after })
        else cache.setQueryData(more.queryKey, after)
        return
      }
      const { id, parentId, name, message } = comment
      const stored = { id, slug, parentId, name, message, sentAt: Date.now() }
      savePendingComment(stored)
      setWaiting((before) => [...before, stored])
    },
  }
}
