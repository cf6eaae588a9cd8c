import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminDog, updateDog } from '#shared/contract/dog.admin.ts'
import type { YearBook } from '#shared/contract/dog.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { createPost } from '#shared/contract/posts.admin.ts'
import { bookTexts } from '#texts/site/year-book.ts'
import { clientOf } from '../api-calls.ts'
import { makePost } from '../make.ts'
import { readRenderedPage } from '../reading/rendered-page.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

/** These tests read public pages as search engines and readers without script get them. */
const origin = 'http://localhost:3000'
const blogName = "Pretzel's Dachshund Diary"
let diary: TestApp
beforeAll(async () => {
  diary = await open('demo')
})
afterAll(() => diary.close())

const open = (seed: string) =>
  createTestApp({
    visitor: adminVisitor,
    env: { SEED: seed },
    clock: { now: () => new Date('2026-11-16T10:00:00Z') },
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })

const ask = (url: string) => diary.app.inject(url)
const draw = async (url: string) => readRenderedPage((await ask(url)).body)
const read = async <T>(url: string) => (await ask(url)).json<T>()
const photos = () => read<Photo[]>('/api/photos')

test('every page has its landmarks once, its place in the menu, and a footer with every way on', async () => {
  for (const [path, name] of [
    ['/', 'Home'],
    ['/blog', 'Blog'],
    ['/gallery', 'Gallery'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ] as const) {
    const page = await draw(path)
    expect(page.title).toBe(path === '/' ? blogName : `${name} - ${blogName}`)
    expect(page.tags('main')).toHaveLength(1)
    expect([page.count('site-header'), page.count('site-footer')]).toEqual([1, 1])
    const menu = page.part('<nav class="nav" aria-label="Main"', '</nav>').links
    expect(menu.map(({ text }) => text)).toEqual(['Home', 'Blog', 'Gallery', 'About', 'Contact'])
    expect(menu.filter((link) => 'aria-current' in link)).toMatchObject([
      { text: name, 'aria-current': 'page' },
    ])
  }
  const footer = (await draw('/')).part('<footer', '</footer>')
  const places = Object.fromEntries(footer.links.map(({ text, href }) => [text, href]))
  expect(places).toMatchObject({
    Home: '/',
    Blog: '/blog',
    Gallery: '/gallery',
    About: '/about',
    Contact: '/contact',
    Training: '/blog?category=Training',
    Health: '/blog?category=Health',
    Adventures: '/blog?category=Adventures',
    Nutrition: '/blog?category=Nutrition',
    Playtime: '/blog?category=Playtime',
    Instagram: '#',
  })
  expect(footer.text).toContain(`© 2025 ${blogName}`)
})

test('home shows no picture and no post twice', async () => {
  const demo = await open('demo')
  const home = readRenderedPage((await demo.app.inject('/')).body)
  await demo.close()
  // The section with memories of this day may repeat posts and pictures.
  const parts = [home.part('<main', 'class="today"'), home.part('id="featured"', '</main>')]
  const pictures = parts.flatMap((part) => part.tags('img').map(({ src }) => src))
  expect(pictures.length).toBeGreaterThan(8)
  expect(pictures).toEqual([...new Set(pictures)])
  const posts = parts.flatMap((part) =>
    part.links.flatMap(({ href }) => (href?.startsWith('/blog/') ? [href] : [])),
  )
  expect(posts).toHaveLength(7)
  expect(posts).toEqual([...new Set(posts)])
})

test.each(['/', '/blog', '/blog/rain-a-negotiation', '/gallery', '/about'])(
  'pictures of %s have a size, light forms, and come in the order they are seen',
  async (path) => {
    const html = (await ask(path)).body
    const drawn = [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([one]) =>
      readRenderedPage(one),
    )
    const pictures = drawn.map((picture) => ({ image: picture.tags('img')[0], picture }))
    // Phones do not load the hero's photo.
    const isHiddenOnPhones = ({ picture }: (typeof pictures)[number]) =>
      picture.tags('source').some(({ media }) => media)
    expect(pictures.filter(isHiddenOnPhones)).toHaveLength(path === '/' ? 1 : 0)
    for (const seen of [pictures, pictures.filter((picture) => !isHiddenOnPhones(picture))]) {
      expect(seen[0]?.image).toMatchObject({ fetchpriority: 'high' })
      expect(seen[0]?.image).not.toHaveProperty('loading')
      for (const { image, picture } of seen) {
        expect(Math.min(Number(image?.width), Number(image?.height))).toBeGreaterThan(0)
        const forms = picture.tags('source').filter(({ type }) => type)
        expect(forms.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
        for (const { srcset, sizes } of forms) expect(srcset && sizes).toBeTruthy()
      }
      expect(seen.slice(3).filter(({ image }) => image?.loading !== 'lazy')).toEqual([])
    }
  },
)

test('a page number out of range shows the nearest page, and search engines learn its address', async () => {
  const numbers = async (url: string) => (await draw(url)).part('<nav class="pages"', '</nav>')
  for (const requestedPage of ['0', '-3', 'apple', '1']) {
    const { links } = await numbers(`/blog?page=${requestedPage}`)
    expect(links.find((link) => link['aria-current'] === 'page')).toMatchObject({ text: '1' })
  }
  const last = await draw('/blog?page=999')
  const pages = await numbers('/blog?page=999')
  expect(pages.text).toContain('Next')
  expect(pages.links.map(({ text }) => text)).not.toContain('Next')
  expect(last.tags('article').length).toBeGreaterThan(0)
  const current = pages.links.find((link) => link['aria-current'] === 'page')
  expect(last.canonical).toBe(`${origin}/blog?page=${current?.text}`)
  const filtered = await draw('/blog?page=apple&category=training')
  expect(filtered.canonical).toBe(`${origin}/blog?category=Training`)
})

test('a post that is not there is said to be missing, with status 404', async () => {
  const answer = await ask('/blog/no-such-post')
  expect(answer.statusCode).toBe(404)
  const page = readRenderedPage(answer.body)
  expect(page.headings(1)).toEqual(['Post Not Found'])
  expect(page.text).toContain("The post you're looking for doesn't exist or has been removed.")
  expect(page.links).toContainEqual(
    expect.objectContaining({ text: 'Return to Blog', href: '/blog' }),
  )
})

test('a post leads on to the tales beside it', async () => {
  const posts = await read<{ slug: string; title: string }[]>('/api/posts')
  const page = await draw(`/blog/${posts[3]?.slug}`)
  const tales = page.part('class="wrap tales"', '</section>')
  expect(tales.headings(2)).toEqual(['The trail goes on'])
  const beside = page.part('class="tales-beside"', 'class="tales-related"').links
  expect(beside).toMatchObject(
    [posts[2], posts[4]].map((post) => ({ text: post?.title, href: `/blog/${post?.slug}` })),
  )
})

test('a photo has a page with its own title, words and share picture', async () => {
  const photo = (await photos())[1]!
  const page = await draw(photo.path)
  expect(page.title).toBe(`${photo.title} - ${blogName}`)
  expect(page.headings(1)).toEqual([photo.title])
  expect(page.meta('description')).toBe(photo.description)
  expect(page.meta('og:image')).toBe(origin + photo.imageUrl)
  expect(page.meta('twitter:image')).toBe(origin + photo.imageUrl)
  expect(page.canonical).toBe(origin + photo.path)
  expect((await ask('/sitemap.xml')).body).toContain(`${photo.path}</loc>`)
})

test('another title in the address leads to the right one; an unknown photo is not found', async () => {
  const photo = (await photos())[0]!
  for (const wrong of [`/gallery/${photo.id}-a-cat`, `/gallery/${photo.id}`]) {
    const answer = await ask(wrong)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, photo.path])
  }
  for (const unknown of ['/gallery/987654-a-cat', '/gallery/a-cat', '/gallery/0-nothing']) {
    expect([unknown, (await ask(unknown)).statusCode]).toEqual([unknown, 404])
  }
})

test('a year is a book of cover, months, stories, photos and figures', async () => {
  const { months, figures, years } = await read<YearBook>('/api/year-books/2025')
  const page = await draw('/year/2025')
  expect(page.headings(1)).toEqual(['The book of 2025'])
  expect(page.part('is-cover', '</section>').text).toContain('Pretzel 2025')
  expect(page.count('is-opener')).toBe(months.length)
  expect(page.count('is-post')).toBe(figures.posts)
  expect(page.part('is-photos', '</section>').tags('li')).toHaveLength(figures.photos)
  const end = page.part('is-last', '</section>')
  expect(end.headings(2)).toEqual(['That was 2025'])
  expect(end.text).toContain('words, none of them his')
  expect(end.text).toContain('on December 31, when it ended.')
  expect(page.part('book-acts', 'is-cover').text).not.toContain('so far')
  const others = page.part(`aria-label="${bookTexts.otherYears}"`, '</nav>').links
  expect(others.map(({ text }) => text)).toEqual(years.map(String))
  expect(others.find((link) => link['aria-current'])).toMatchObject({ text: '2025' })
})

test('the book of the running year says that it still grows', async () => {
  const page = await draw('/year/2026')
  expect(page.part('book-acts', 'is-cover').text).toContain('so far. The year isn’t over')
  expect(page.part('is-last', '</section>').headings(2)).toEqual(['So far, so long'])
})

test('the book has a title, words and a picture of its own; an empty year is not found', async () => {
  const { cover } = await read<YearBook>('/api/year-books/2025')
  const page = await draw('/year/2025')
  expect(page.title).toBe(`The book of 2025 - ${blogName}`)
  expect(page.meta('description')).toContain('Pretzel’s 2025 as a book')
  expect(page.meta('og:image')).toBe(origin + cover?.imageUrl)
  expect(page.canonical).toBe(`${origin}/year/2025`)
  expect((await ask('/sitemap.xml')).body).toContain('/year/2025</loc>')
  for (const none of ['/year/1987', '/year/last', '/year/20255', '/year/02025']) {
    const answer = await ask(none)
    expect([none, answer.statusCode]).toEqual([none, 404])
    expect(answer.body).toContain(bookTexts.notFound)
  }
})

test('filters and years of the timeline are links', async () => {
  const about = await draw('/about')
  const link = about.links.find(({ text }) => text === 'See how long he is')
  const all = await draw(link?.href ?? '')
  expect(all.title).toBe(`As long as he is - ${blogName}`)
  const show = all.part('aria-label="Show"', '</nav>').links
  const posts = show.find(({ text }) => text.startsWith('Posts'))
  expect(posts?.href).toBe('/timeline?show=posts')
  expect(all.text).toContain('Born')
  const onlyPosts = await draw('/timeline?show=posts')
  expect(onlyPosts.part('<main', '</main>').text).not.toContain('Born')
  const second = onlyPosts.links.find(({ text }) => text === 'Second year')
  expect(second?.href).toBe('/timeline?show=posts&year=2')
  const year = await draw('/timeline?show=posts&year=2')
  expect(year.count('life-year')).toBe(1)
  const others = year.part('aria-label="Show"', '</nav>').links.map(({ href }) => href)
  expect(others).toContain('/timeline?show=photos&year=2')
  expect(year.links.map(({ text }) => text)).toContain('Wading Season')
})

test('five years without a word are one tick, and the first story stands right behind it', async () => {
  const old = await open('none')
  const call = clientOf(old.app)
  const { document, version } = await call(getAdminDog)
  const dog = { ...document.dogs[0], birthday: '2021-07-25' }
  await call(updateDog, { body: { document: { dogs: [dog] }, version } })
  for (const [title, publishedOn] of [
    ['A bath', '2026-08-30'],
    ['A late puddle', '2026-11-10'],
  ] as const) {
    await call(createPost, { body: makePost({ title, publishedOn }) })
  }
  const drawTimeline = async (query = '') => {
    const page = readRenderedPage((await old.app.inject(`/timeline${query}`)).body)
    const main = page.part('<main', '</main>')
    const tape = main.part('class="life-year"', '</main>').text
    const order = ['Born', 'quiet', 'A bath', 'Today'].map((words) => tape.indexOf(words))
    return { page: main, tape, order }
  }
  const all = await drawTimeline()
  expect(all.order).toEqual(all.order.toSorted((one, other) => one - other))
  expect(all.tape).toContain('4 quiet years and 11 months, with 4 birthdays')
  expect(all.page.headings(2)).toEqual(['First year', 'Sixth year'])
  // Only the birth, one tick, and the year with posts; no month of the years between.
  expect(all.page.count('month')).toBe(2 + 6)
  expect(all.tape).toContain('At 5 years')
  expect(all.page.links.map(({ text }) => text)).toContain('Third year')

  const posts = await drawTimeline('?show=posts')
  expect(posts.tape).toContain('5 quiet years and 1 month')
  expect(posts.tape).not.toContain('birthday')
  const milestones = await drawTimeline('?show=milestones')
  expect(milestones.tape).toContain('Three years old')
  const third = await drawTimeline('?year=3')
  expect(third.tape).toContain('Two years old')
  expect(third.tape).toContain('11 quiet months')
  await old.close()
})

test('an empty diary says so on each of its pages, warmly and without a way into the admin', async () => {
  const empty = await open('none')
  const drawEmpty = async (url: string) => readRenderedPage((await empty.app.inject(url)).body)
  const home = (await drawEmpty('/')).part('<main', '</main>')
  expect(home.headings(2)).toContain('The first tale is on its way')
  expect(home.headings(2)).not.toContain('Latest Doggy Tales')
  const soon = home.part('id="latest-posts"', '</section>')
  expect(soon.text).toContain('Come back soon.')
  expect(soon.links).toEqual([])
  expect((await drawEmpty('/blog')).text).toContain('No posts found.')
  expect((await drawEmpty('/gallery')).text).toContain('No photos found in the gallery.')
  await empty.close()
})

test('the words of a post in another language say so, and no others', async () => {
  const call = clientOf(diary.app)
  const post = { title: 'En route', slug: 'en-route', content: 'Il dort toujours.', lang: 'fr' }
  await call(createPost, { body: makePost(post) })
  const page = await draw('/blog/en-route')
  expect(page.tags('html')[0]?.lang).toBe('en')
  expect(page.tags('div').filter(({ lang }) => lang)).toEqual([
    expect.objectContaining({ lang: 'fr', 'data-post-body': '' }),
  ])
  await call(createPost, { body: makePost({ slug: 'at-home' }) })
  expect((await draw('/blog/at-home')).tags('div').filter(({ lang }) => lang)).toEqual([])
})
