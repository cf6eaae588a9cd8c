import { decodeHTML } from 'entities'

export function readRenderedPage(html: string) {
  const tags = (name: string): Attributes[] =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, words]) => read(words))
  const texts = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inner]) =>
      textOf(inner),
    )
  return {
    title: texts('title')[0],
    headings: (level: 1 | 2) => texts(`h${level}`),
    text: textOf(html.replace(/^.*<body/s, '<body')),
    tags,
    count: (className: string) =>
      [...html.matchAll(/ class="([^"]*)"/g)].filter(([, names]) =>
        names?.split(' ').includes(className),
      ).length,
    links: [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(
      ([, words, inner]): Attributes & { text: string } => ({
        ...read(words),
        text: textOf(inner),
      }),
    ),
    meta: (name: string) =>
      tags('meta').find((tag) => tag.name === name || tag.property === name)?.content,
    canonical: tags('link').find(({ rel }) => rel === 'canonical')?.href,
    /** Returns the text between two marks as a page of its own. */
    part: (from: string, to: string) => {
      const start = html.indexOf(from)
      if (start < 0) throw new Error(`no ${from} in the page`)
      const end = html.indexOf(to, start)
      return readRenderedPage(html.slice(start, end < 0 ? undefined : end))
    },
  }
}

type Attributes = Record<string, string | undefined>

const read = (words = ''): Attributes =>
  Object.fromEntries(
    [...words.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeHTML(value),
    ]),
  )

const textOf = (html = '') =>
  decodeHTML(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')).trim()
