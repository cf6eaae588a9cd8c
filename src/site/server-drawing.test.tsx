import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArrowLink, Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThemeButton, ThemeGroup } from '#ui/theme/theme-switch.tsx'
import { Checkbox } from './app/forms.tsx'
import { AlbumPhoto } from './app/parts.tsx'
import { ReadingProgressDog } from './app/reading-dog.tsx'
import { SkeletonPostCard } from './posts/post-card.tsx'

const labels = { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: system' }
const image = <ResponsiveImage src="/media/demo/hill/1600x1067.jpg" alt="A hill" sizes="50vw" />
const pages = (current: number) => (
  <Pagination
    current={current}
    total={3}
    hrefFor={(page) => `/list?page=${page}`}
    label="Pages"
    previousLabel="Previous"
    nextLabel="Next"
    pageLabel={(page) => `Page ${page}`}
  />
)

const parts: [string, ReactNode][] = [
  ['button', <Button key="1">Save</Button>],
  [
    'link with arrow',
    <ArrowLink key="2" href="/list">
      All
    </ArrowLink>,
  ],
  ['tag', <Tag key="3">Walks</Tag>],
  [
    'field',
    <Field key="4" label="Name">
      <Input />
    </Field>,
  ],
  ['checkbox', <Checkbox key="5" label="Yes" />],
  ['skeleton', <SkeletonPostCard key="6" />],
  ['empty state', <EmptyState key="7">Nothing here.</EmptyState>],
  ['error', <ErrorBox key="8">It failed.</ErrorBox>],
  ['theme button', <ThemeButton key="9" labels={labels} />],
  ['theme group', <ThemeGroup key="10" label="Theme" labels={labels} />],
  ['pages', pages(2)],
  ['image', <AlbumPhoto key="11">{image}</AlbumPhoto>],
  [
    'dogs',
    <>
      <LongDog />
      <ReadingProgressDog label="Reading progress" />
      <BrandMark />
    </>,
  ],
]

/** The CSP of public pages forbids style attributes. */
test.each(parts)('the %s is drawn on the server, without a style attribute', (_, part) => {
  const html = renderToString(part)
  expect(html).toMatch(/^<\w+[^>]* class="/)
  expect(html).not.toContain('style=')
})

test('a field ties its hint and its error to the control', () => {
  const html = renderToString(
    <Field label="Email" hint="We never share it" error="Please enter a valid email address">
      <Input name="email" />
    </Field>,
  )
  const id = /<label for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(new RegExp(`id="${id}-error">Please enter a valid email address`))
})

test('a picture of our own offers lighter formats and keeps its place', () => {
  const html = renderToString(image)
  expect(html).toContain('type="image/avif"')
  expect(html).toContain('/media/demo/hill/480.webp 480w')
  expect(html).toContain('width="1600" height="1067"')
  expect(html).toContain('data-image="ready"')
})

test('the first page has no way back and the last none forward', () => {
  expect(renderToString(pages(1))).not.toContain('rel="prev"')
  expect(renderToString(pages(1))).toContain('href="/list?page=2" rel="next"')
  expect(renderToString(pages(3))).not.toContain('rel="next"')
})
