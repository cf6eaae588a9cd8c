import { lexical, mobiledoc } from './ghost-documents.ts'
import { openTestSource, postsOf } from './read-sources.ts'

export const ghostPost = (fields: Record<string, unknown>) => ({
  id: `id-${fields.slug}`,
  uuid: '0b7bc0c5-6f0c-4a5c-9d8c-6f7b7f1d1c11',
  title: fields.slug,
  html: null,
  mobiledoc: null,
  lexical: null,
  feature_image: null,
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2025-03-01T10:00:00.000Z',
  updated_at: '2025-03-02T10:00:00.000Z',
  custom_excerpt: null,
  ...fields,
})

export const ghostBlog = {
  db: [
    {
      meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
      data: {
        posts: [
          ghostPost({
            slug: 'first',
            title: 'First "snow"',
            lexical: JSON.stringify(lexical),
            feature_image: '__GHOST_URL__/content/images/size/w1200/2025/03/snow.jpg',
            custom_excerpt: 'Short',
            featured: 1,
          }),
          ghostPost({ slug: 'older', mobiledoc: JSON.stringify(mobiledoc) }),
          ghostPost({
            slug: 'shown',
            html: '<p>As shown <a href="__GHOST_URL__/older/">there</a></p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-title">X</div></a></figure>',
          }),
          ghostPost({ slug: 'draft', status: 'draft', published_at: null, html: '<p>x</p>' }),
          ghostPost({
            slug: 'scheduled',
            status: 'scheduled',
            published_at: '2027-01-01T00:00:00.000Z',
            html: '<p>x</p>',
          }),
          ghostPost({ slug: 'members', visibility: 'paid', html: '<p>x</p>' }),
          ghostPost({ slug: 'sent', status: 'sent', html: '<p>x</p>' }),
          ghostPost({ slug: 'page', type: 'page', html: '<p>x</p>' }),
        ],
        posts_authors: [{ id: '1', post_id: 'id-first', author_id: 'nora', sort_order: 0 }],
        posts_meta: [
          {
            id: '1',
            post_id: 'id-first',
            feature_image_alt: 'Deep snow',
            feature_image_caption: null,
          },
        ],
        posts_tags: [
          { id: '1', post_id: 'id-first', tag_id: 't2', sort_order: 1 },
          { id: '2', post_id: 'id-first', tag_id: 't1', sort_order: 0 },
          { id: '3', post_id: 'id-first', tag_id: 't3', sort_order: 2 },
        ],
        settings: [{ key: 'title', value: 'Waffles' }],
        tags: [
          { id: 't1', name: 'Winter' },
          { id: 't2', name: 'snow' },
          { id: 't3', name: '#wide' },
        ],
        users: [{ id: 'nora', name: 'Nora', email: 'nora@example.com' }],
        mobiledoc_revisions: [
          { id: 'r', post_id: 'id-first', mobiledoc: '{"posts":[{"id":"no post"}]}' },
        ],
      },
    },
  ],
}
export const ghostJson = JSON.stringify(ghostBlog)

export const readGhostBlog = async () => postsOf(await openTestSource('ghost.json', ghostJson))
