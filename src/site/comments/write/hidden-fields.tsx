import { writeTexts } from '#texts/site/comments.ts'

interface HiddenFieldsProps {
  parentId: number | null
  token?: string | undefined
}

/** What goes along unseen, and a field that programs fill in and people never meet. */
export function HiddenFields({ parentId, token }: HiddenFieldsProps) {
  return (
    <>
      {parentId !== null && <input type="hidden" name="parentId" value={parentId} />}
      {token && <input type="hidden" name="token" value={token} />}
      <div className="sr" aria-hidden="true">
        <label>
          {writeTexts.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
