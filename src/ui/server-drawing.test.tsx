import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArrowLink } from './controls/arrow-link.tsx'
import { Button } from './controls/button.tsx'
import { Checkbox } from './controls/checkbox.tsx'
import { Field } from './controls/field.tsx'
import { Input } from './controls/input.tsx'
import { Pagination } from './controls/pagination.tsx'
import { EmptyState } from './display/empty-state.tsx'
import { ErrorBox } from './display/error-box.tsx'
import { SkeletonCard } from './display/skeleton.tsx'
import { Tag } from './display/tag.tsx'
import { BrandMark } from './dog/brand-mark.tsx'
import { LongDog } from './dog/long-dog.tsx'
import { ReadingDog } from './dog/reading-dog.tsx'
import { LazyToaster } from './overlays/lazy-toaster.tsx'
import { AlbumPhoto } from './pictures/album-photo.tsx'
import { ResponsiveImage } from './pictures/responsive-image.tsx'
import { ThemeButton, ThemeGroup } from './theme/theme-switch.tsx'

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
  ['skeleton', <SkeletonCard key="6" />],
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
      <ReadingDog label="Reading progress" />
      <BrandMark />
    </>,
  ],
  ['toaster', <LazyToaster key="12" label="Messages" closeLabel="Close" />],
]

test.each(parts)('the %s is drawn on the server, without a style attribute', (_, part) => {
  expect(renderToString(part)).not.toContain('style=')
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
