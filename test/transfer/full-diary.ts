import { Readable } from 'node:stream'
import type { Diary } from '#server/diary.ts'
import { defaultDog } from '#shared/dog/default-dog.ts'
import { makePhoto, makePost } from '../make.ts'
import { makeAnimation, makePhonePhoto } from '../make-image.ts'

const SCENE = '/media/demo/sofa-nap/1600x1067.jpg'

/** What an export tells of settings, and no import changes. */
export async function changeSettings({ settings }: Diary, logoUrl: string) {
  await settings.update({ blogName: 'Waffle: a diary', logoUrl, theme: 'dark' })
  await settings.update({ ownerName: 'Somebody else', ownerEmail: 'else@example.com' })
  await settings.update({ features: { comments: true, featuredPosts: false, analytics: true } })
  await settings.setCategories('posts', [
    { name: 'Walks', tone: 'blue', hidden: false, formerly: ['Strolls'] },
  ])
  await settings.setCommentDays(90)
}

/** A diary that uses everything, and what is odd about it. */
export async function fillDiary(services: Diary) {
  const { media, photos, posts, dog, dogLog, focalPoints, comments, redirects } = services
  const turned = await media.store(Readable.from([await makePhonePhoto()]))
  const moving = await media.store(Readable.from([await (await makeAnimation(3)).gif().toBuffer()]))
  await focalPoints.set(turned.imageUrl, [12, 88])
  await focalPoints.set(moving.imageUrl, null)
  await focalPoints.set(SCENE, [1, 2])
  await focalPoints.set('https://example.com/elsewhere.jpg', [30, 40])
  const at = (n: number) => new Date(Date.UTC(2026, 2, 1, 9, n, 30, 123))
  for (const [n, imageUrl] of [turned.imageUrl, moving.imageUrl, SCENE].entries()) {
    const { id } = await photos.create(makePhoto({ title: 'A nap: "warm"', imageUrl }))
    if (n === 0) await photos.removeAll([id])
    const words = { title: 'Snow & ice', description: `# ${n}\nno heading`, category: null }
    await photos.insert({ ...words, imageUrl, createdAt: at(0) })
  }
  await changeSettings(services, turned.imageUrl)
  const [pretzel] = defaultDog.dogs
  await dog.save({ dogs: [{ ...pretzel, name: 'Waffle', portrait: moving.imageUrl }] }, 0, null)
  const weighed = { kind: 'weight', title: '', words: '', privateWords: '', nextDue: null } as const
  for (const grams of [4100, 4300]) {
    const photoUrl = grams === 4100 ? turned.imageUrl : null
    await dogLog.create({ ...weighed, day: '2026-03-01', grams, photoUrl, isPublic: true })
  }
  const content = `Žluťoučký kůň 🐾\r\n\r\n![a "quote"](${turned.imageUrl} "caption")\n---\n\n\ttail \n\n`
  const walk = await posts.insert({
    ...makePost({ title: '--- a walk: #1', excerpt: '' }),
    ...{ slug: 'a-walk', content, coverImage: moving.imageUrl, category: 'Walks' },
    ...{ publishedAt: at(1), createdAt: at(2), updatedAt: at(3), featured: true, feedSlug: 'old' },
  })
  const again = { slug: 'a-second-walk', savedBy: null }
  await posts.update(walk.id, { ...walk, excerpt: 'null', ...again }, { savedBy: null })
  await posts.insert({
    ...makePost({ published: false, coverImage: 'https://example.com/elsewhere.jpg' }),
    ...{ slug: 'planned', scheduledDay: '2027-01-01', createdAt: at(2), updatedAt: at(2) },
  })
  await posts.insert({ ...makePost(), slug: 'plain', publishedAt: at(4), createdAt: at(4) })
  const said = { email: null, byOwner: false, date: at(5), status: 'approved' } as const
  await comments.bringIn(walk.id, [
    { ...said, number: 1, replyTo: null, name: 'Robin', message: 'yes\n- no: "~"' },
    { ...said, number: 2, replyTo: 1, name: 'Owner', message: 'null', byOwner: true },
    { ...said, number: 3, replyTo: 2, name: 'Kim', message: 'x', email: 'kim@example.com' },
    { ...said, number: 4, replyTo: null, name: 'Spam', message: 'buy', status: 'spam' },
  ])
  await comments.rules.setClosed(walk.id, true)
  await redirects.bring({ path: '/2019/walk', to: '/blog/a-second-walk' })
  await redirects.bring({ path: '/old-about', to: '/about' })
  return { turned: turned.imageUrl }
}
