import type { ContactMessage } from '#shared/contract/messages.ts'
import type { Subscriber } from '#shared/contract/newsletter.admin.ts'
import type { PhotoInput } from '#shared/contract/photos.admin.ts'
import type { AdminPostRow, PostInput } from '#shared/contract/posts.admin.ts'

/** These functions make valid values, for tests that care about one field. */

export const makePost = (post: Partial<PostInput> = {}): PostInput => ({
  title: 'The case of the missing slipper',
  slug: '',
  content: 'The slipper was last seen at nine. By ten there were two suspects, one of them long.',
  excerpt: 'A slipper, a sofa and one suspect with short legs.',
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'adventure',
  published: true,
  ...post,
})

export const makePhoto = (photo: Partial<PhotoInput> = {}): PhotoInput => ({
  title: 'Nap in the sun',
  description: 'He moves with the light, all afternoon.',
  imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'Sleepy',
  ...photo,
})

export const makeContactMessage = (message: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Robin',
  email: 'robin@example.com',
  subject: 'A question about stairs',
  message: 'Does Pretzel take the stairs, or is he carried like a loaf?',
  ...message,
})

export const makeSubscriber = (subscriber: Partial<Subscriber> = {}): Subscriber => ({
  id: 1,
  name: 'Robin',
  email: 'robin@example.com',
  state: 'confirmed',
  createdAt: '2026-11-08T09:00:00.000Z',
  askedAt: '2026-11-08T09:00:00.000Z',
  confirmedAt: '2026-11-08T09:30:00.000Z',
  leftAt: null,
  consentNote: null,
  ...subscriber,
})

export const makeAdminPostRow = (post: Partial<AdminPostRow> = {}): AdminPostRow => ({
  id: 1,
  slug: 'the-case-of-the-missing-slipper',
  title: 'The case of the missing slipper',
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'adventure',
  lang: null,
  published: true,
  featured: false,
  publishedAt: '2026-11-08T09:00:00.000Z',
  createdAt: '2026-11-07T09:00:00.000Z',
  date: (post.publishedAt ?? post.createdAt ?? '2026-11-08').slice(0, 10),
  updatedAt: '2026-11-08T09:00:00.000Z',
  version: 1,
  scheduledAt: null,
  schedule: null,
  ...post,
})
