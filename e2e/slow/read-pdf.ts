import { inflateSync } from 'node:zlib'
import { type PageLayout, readPageLayout } from './read-page-layout.ts'

export interface PdfPage extends PageLayout {
  width: number
  height: number
}

export function readPdf(pdf: Buffer): PdfPage[] {
  const file = pdf.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\b(.*?)\bendobj/gs)) {
    objects.set(id, body)
  }
  const object = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const pagesIn = (id: string): string[] => {
    const kids = /\/Kids \[(.*?)\]/s.exec(object(id))?.[1]
    return kids ? [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesIn(kid)) : [id]
  }
  const isPicture = (id: string) => object(id).includes('/Subtype /Image')
  return pagesIn(/\/Pages (\d+) 0 R/.exec(file)?.[1] ?? '').map((id) => {
    const page = object(id)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    const size = { width: Number(width), height: Number(height) }
    const named = [...page.matchAll(/(\/X\d+) (\d+) 0 R/g)]
    const pictures = named.filter(([, , of = '']) => isPicture(of)).map(([, name = '']) => name)
    const drawing = readStream(object(/\/Contents (\d+) 0 R/.exec(page)?.[1]))
    return { ...size, ...readPageLayout(drawing, size, new Set(pictures)) }
  })
}

function readStream(body: string): string {
  const start = body.indexOf('stream') + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(body)?.[1])
  const bytes = Buffer.from(body.slice(start, start + length), 'latin1')
  return inflateSync(bytes).toString('latin1')
}
