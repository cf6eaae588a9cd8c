import { Trash2 } from 'lucide'
import { useState } from 'react'
import { deletePhotoTexts, photoSelectionTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useCategories } from '../../app/diary.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { Select } from '../../parts/fields.tsx'
import { useChangePhotos } from './use-change-photos.ts'
import type { PhotoListView } from './use-photo-list.ts'

/** What can be done with the selected photos. */
export function SelectionBar({ list }: { list: PhotoListView }) {
  const { selected, total } = list
  return (
    <div className="selection-bar">
      <Button look="line" small disabled={selected.length === total} onClick={list.selectAll}>
        {texts.selectAll(total)}
      </Button>
      <p role="status">{selected.length > 0 && texts.selected(selected.length)}</p>
      {selected.length > 0 && <SelectionActions list={list} />}
    </div>
  )
}

function SelectionActions({ list }: { list: PhotoListView }) {
  const { selected } = list
  const [category, setCategory] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const { removal, moving } = useChangePhotos(selected, () => {
    setIsAsking(false)
    list.clear()
  })
  const names = useCategories('photos').offered.map(({ value }) => value)
  const offered = [...new Set([...names, ...list.categories])]
  return (
    <>
      <Button look="quiet" small onClick={list.clear}>
        {texts.clear}
      </Button>
      <span className="selection-category">
        <Select
          aria-label={texts.category}
          placeholder={texts.choose}
          options={offered.map((one) => ({ value: one, label: one }))}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <Button
          look="line"
          small
          busy={moving.isPending}
          disabled={category === ''}
          onClick={() => moving.mutate(category)}
        >
          {texts.change}
        </Button>
      </span>
      <Button look="delete" small onClick={() => setIsAsking(true)}>
        <Icon of={Trash2} />
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.confirmTitle(selected.length)}
        description={texts.confirm}
        cancelLabel={deletePhotoTexts.cancel}
        confirmLabel={removal.isPending ? deletePhotoTexts.deleting : deletePhotoTexts.delete}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </>
  )
}
