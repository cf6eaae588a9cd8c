import type { ReactNode } from 'react'
import type { ImportReport } from '#shared/contract/transfer.admin.ts'
import { reportTexts as texts } from '#texts/admin/transfer.ts'
import { numbers } from '#texts/grammar.ts'

export function ReportFigures({ report }: { report: ImportReport }) {
  const { posts, comments, categories } = report
  const open = categories.filter(({ match }) => match === null).length
  return (
    <dl className="rep-figures">
      <Figure name={texts.posts} count={posts.total}>
        {texts.postsNote(posts.published, posts.drafts)}
        {posts.known > 0 && <span className="is-line">{texts.known(posts.known)}</span>}
      </Figure>
      <Figure name={texts.pictures} count={report.pictures.total - report.pictures.missing}>
        <PicturesNote pictures={report.pictures} />
      </Figure>
      <Figure name={texts.comments} count={comments}>
        {comments > 0 && texts.commentsNote}
      </Figure>
      <Figure name={texts.categories} count={categories.length}>
        {categories.length > 0 && texts.categoriesNote(categories.length - open, open)}
      </Figure>
    </dl>
  )
}

function PicturesNote({ pictures }: Pick<ImportReport, 'pictures'>) {
  const { total, missing, toFetch } = pictures
  if (total === 0) return texts.noPictures
  if (missing === 0 && toFetch === 0) return texts.allInside
  return (
    <>
      {missing > 0 && <span className="is-line is-bad">{texts.missing(missing)}</span>}
      {toFetch > 0 && <span className="is-line">{texts.toFetch(toFetch)}</span>}
    </>
  )
}

interface FigureProps {
  name: string
  count: number
  children?: ReactNode
}

function Figure({ name, count, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{numbers.written(count)}</dd>
      <dd className="is-note">{children}</dd>
    </div>
  )
}
