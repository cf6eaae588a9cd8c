import type { Locator } from '@playwright/test'

interface Transfer {
  as: 'paste' | 'drop'
  name: string
  at?: { x: number; y: number }
}

/** Fires the same events as a browser does for a pasted or dropped file. */
export async function pasteOrDropPhoto(target: Locator, transfer: Transfer) {
  await target.evaluate(async (element, { as, name, at }) => {
    const canvas = new OffscreenCanvas(64, 48)
    canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
    const data = new DataTransfer()
    data.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }))
    const common = { bubbles: true, cancelable: true }
    const event =
      as === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: data, ...common })
        : new DragEvent('drop', {
            dataTransfer: data,
            clientX: at?.x ?? 0,
            clientY: at?.y ?? 0,
            ...common,
          })
    element.dispatchEvent(event)
  }, transfer)
}
