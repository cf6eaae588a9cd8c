import { slugify } from '#shared/urls/slug.ts'

/** Where a page or a file of the diary lies in the static site, by its address. */
export const splitAddress = (address: string) => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  return { path, search, hash }
}

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What a page shows by its parameters lies in a folder beside it; no slug has a dot. */
export function pageFile(path: string, search: string): string {
  const parts = [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}.${slugify(value) || Buffer.from(value).toString('hex')}`,
  )
  const folders = [...decoded(path).split('/'), parts.join('.')].filter(Boolean)
  return [...folders, 'index.html'].join('/')
}

export const assetFile = (path: string) => decoded(path).replace(/^\//, '')

/** The way from one file to another, in a folder as on any host. */
export function relativeLink(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')]
  let common = 0
  while (common < here.length && common < there.length - 1 && here[common] === there[common]) {
    common += 1
  }
  const up = here.slice(common).map(() => '..')
  return [...up, ...there.slice(common)].map(encodeURIComponent).join('/')
}
