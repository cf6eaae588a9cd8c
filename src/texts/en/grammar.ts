/** The grammar of this language: what code composes, in plain functions. */

export const numbers = {
  /** "3,860"; by hand, because starting `Intl` takes a phone longer than all the rest. */
  written: (value: number) => String(value).replace(/\B(?=(\d{3})+(\.|$))/g, ','),
} as const

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

export const fileSizes = {
  /** "12 KB", "3.4 MB", "1.2 GB" */
  readable(bytes: number): string {
    if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`
    if (bytes < GIGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`
    return `${(bytes / GIGABYTE).toFixed(1)} GB`
  },
} as const
