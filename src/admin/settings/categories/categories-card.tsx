import { categoryKinds } from '#shared/categories.ts'
import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { CategoryList } from './category-list.tsx'

export function CategoriesCard() {
  return (
    <section className="box category-card" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {categoryKinds.map((kind) => (
        <CategoryList key={kind} kind={kind} />
      ))}
    </section>
  )
}
