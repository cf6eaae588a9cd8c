import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { staticSiteTexts as texts } from '#shared/texts/static-site.ts'
import { postPath } from '../../posts/redirects.service.ts'
import type { Content } from '../content.ts'
import { assetFile, pageFile } from './addresses.ts'

/** Paths that lead on to a page. A folder of files cannot tell them apart by what is behind a question mark. */
export async function listOldPaths({
  addresses,
  redirects,
}: Pick<Content, 'addresses' | 'redirects'>): Promise<string[]> {
  const slugs = await addresses.listSlugs()
  const paths = (await redirects.listAll()).map(({ path }) => path)
  return [...slugs.map(postPath), ...paths].filter((path) => !path.includes('?'))
}

export const oldFile = (path: string) =>
  /\.html?$/.test(path) ? assetFile(path) : pageFile(path, '')

/** Stands where a page was before: browsers go on at once. */
export function leadingPage(to: string): string {
  const href = escapeHtml(to)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<title>${texts.moved}</title>
</head>
<body><p><a href="${href}">${texts.moved}</a></p></body>
</html>
`
}
