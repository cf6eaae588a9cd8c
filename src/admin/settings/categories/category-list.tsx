import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CategoryKind } from '#shared/categories.ts'
import type { CategoryList as List } from '#shared/contract/categories.admin.ts'
import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories } from '../../app/diary.ts'
import { CategoryEditor } from './category-editor.tsx'
import { categoryListQuery } from './category-queries.ts'
import { twoLists } from './two-lists.ts'

export function CategoryList({ kind }: { kind: CategoryKind }) {
  const { data, isError, refetch } = useQuery(categoryListQuery(kind))
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  function close() {
    setEditing(false)
    heading.current?.focus()
  }
  return (
    <section className="category-kind" aria-label={texts.kinds[kind]}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.kinds[kind]}
      </h3>
      {!data && !isError && (
        <p role="status">
          <Spinner /> {adminTexts.loading}
        </p>
      )}
      {!data && isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
      )}
      {data && isEditing && <CategoryEditor kind={kind} list={data} onClose={close} />}
      {data && !isEditing && <ShownList kind={kind} list={data} onEdit={() => setEditing(true)} />}
    </section>
  )
}

interface ShownListProps {
  kind: CategoryKind
  list: List
  onEdit: () => void
}

function ShownList({ kind, list, onEdit }: ShownListProps) {
  const { of, isHidden, chips } = useCategories(kind)
  const names = list.isOwn ? list.categories.map(({ name }) => name) : chips
  const isTwoLists = kind === 'posts' && !list.isOwn
  return (
    <>
      <ul className="category-tags">
        {names.map((name) => (
          <li key={name} className={isHidden(name) ? 'is-hidden' : undefined}>
            <Tag badge={of(name).badge}>{name}</Tag>
            {isHidden(name) && <span className="muted">{texts.hidden}</span>}
          </li>
        ))}
      </ul>
      <p className="muted">{explanation(kind, list.isOwn)}</p>
      <Button look="line" small onClick={onEdit}>
        {isTwoLists ? texts.oneList : texts.changeList}
      </Button>
    </>
  )
}

function explanation(kind: CategoryKind, isOwn: boolean): string {
  if (isOwn) return texts.lead[kind]
  if (kind === 'photos') return texts.photoList
  const { unchoosable, chipless } = twoLists()
  return texts.twoLists(unchoosable, chipless)
}
