import type { MouseEvent } from 'react'
import { sameCategory } from '#shared/categories.ts'
import { galleryTexts } from '#texts/site/photos.ts'

interface CategoryFilterProps {
  categories: readonly string[]
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** Buttons of a plain form, so that they also work before or without JavaScript. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const choose = (category: string | null) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(category)
  }
  return (
    <form className="filter-bar" action="/gallery">
      <fieldset className="chips">
        <legend className="sr">{galleryTexts.filterLabel}</legend>
        <button
          type="submit"
          className="chip"
          aria-pressed={chosen === null}
          onClick={choose(null)}
        >
          {galleryTexts.allPhotos}
        </button>
        {categories.map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            className="chip"
            aria-pressed={chosen !== null && sameCategory(chosen, category)}
            onClick={choose(category)}
          >
            {category}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
