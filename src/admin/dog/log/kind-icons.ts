import { Flag, type IconNode, NotebookPen, Stethoscope, Syringe, Weight } from 'lucide'
import type { LogKind } from '#shared/dog/log.ts'

export const kindIcons: Record<LogKind, IconNode> = {
  weight: Weight,
  vet: Stethoscope,
  vaccination: Syringe,
  milestone: Flag,
  note: NotebookPen,
}
