import { skeletons } from '#shared/limits.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { SkeletonPart } from '#ui/display/skeleton.tsx'

export function PostSkeletonRows() {
  return Array.from({ length: skeletons.adminPostRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
    <tr key={row} data-skeleton="">
      {adminPostTexts.columns.map((column) => (
        <td key={column}>
          <SkeletonPart />
        </td>
      ))}
    </tr>
  ))
}
