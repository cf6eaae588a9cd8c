import { commentPaths } from '#shared/comments/pages.ts'
import { makePost } from '../make.ts'
import {
  ourPage,
  ownerEnv,
  resetToFirstStart,
  type SignedIn,
  signInWithPassword,
} from '../signing-in/sign-in.ts'
import { resetDatabase } from '../stores/test-database.ts'
import type { TestApp } from '../test-app.ts'

export const commentingEnv = ownerEnv

type Method = 'GET' | 'POST' | 'PUT'

export async function openCommentsDiary(diary: TestApp) {
  await resetToFirstStart(diary)
  let owner: SignedIn = await signInWithPassword(diary.app)
  const slug = 'the-missing-slipper'
  const url = `/api/posts/${slug}/comments`
  let postId = 0

  const ask = (method: Method, path: string, payload?: object, as?: SignedIn) =>
    diary.app.inject({
      method,
      url: path,
      ...(payload && { payload }),
      headers: { ...ourPage, ...(as && { authorization: `Bearer ${as.token}` }) },
    })
  const admin = async (method: Method, path: string, payload?: object) =>
    (await ask(method, `/api/admin${path}`, payload, owner)).json()
  const write = (change: object = {}, remoteAddress = '203.0.113.7') =>
    diary.app.inject({
      method: 'POST',
      url,
      headers: ourPage,
      remoteAddress,
      payload: { ...sampleComment, ...change },
    })

  return {
    slug,
    url,
    formUrl: commentPaths.form(slug),
    ask,
    admin,
    write,
    postId: () => postId,
    owner: () => owner,
    async signInAgain() {
      owner = await signInWithPassword(diary.app)
    },
    switchTo: (comments: boolean) =>
      admin('PUT', '/settings', { features: { comments, featuredPosts: true, analytics: false } }),
    async writeOne(change: object = {}, remoteAddress?: string): Promise<number> {
      const answer = await write(change, remoteAddress)
      if (answer.statusCode !== 200) throw new Error(`cannot comment: ${answer.body}`)
      return answer.json().comment.id
    },
    move: (ids: number[], to: string) => admin('POST', '/comments/move', { ids, to }),
    approve: (...ids: number[]) => admin('POST', '/comments/move', { ids, to: 'approved' }),
    listed: async (state: string) => (await admin('GET', `/comments?state=${state}`)).comments,

    /** One post, no comments and fresh rate limits. */
    async resetDiary() {
      await resetDatabase(diary.services.platform.database.db, [
        ...['posts', 'post_revisions', 'post_drafts', 'post_addresses', 'post_previews'],
        ...['closed_comments', 'redirects', 'comments', 'comment_words', 'comment_digests'],
        ...['comment_readers', 'comment_links', 'comment_used_tokens'],
        ...['outbox_mails', 'mail_hold', 'rate_limits'],
      ])
      await diary.services.settings.setCommentDays(null)
      await this.switchTo(true)
      const post = await diary.services.posts.create(makePost({ slug }), { savedBy: null })
      postId = post.id
    },
  }
}

export const sampleComment = { name: 'Maren', message: 'Ours solves it by walking backwards.' }

export type CommentsDiary = Awaited<ReturnType<typeof openCommentsDiary>>
