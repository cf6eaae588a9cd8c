/** A check of types needs none of the packages installed: here is what the tools use of them. */

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2'
    noHinting?: boolean
    keepFeatures?: string[]
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>
}

declare module '@capsizecss/unpack/fs' {
  interface FontMetrics {
    unitsPerEm: number
    xWidthAvg: number
    ascent: number
    descent: number
    lineGap: number
  }
  export function fromFile(path: string): Promise<FontMetrics>
}

declare module 'lighthouse' {
  interface LighthouseOptions {
    port: number
    output: 'json'
    logLevel: 'error'
    onlyCategories: string[]
  }
  interface LighthouseResult {
    lhr: {
      categories: Record<string, { score: number | null } | undefined>
      audits: Record<string, { numericValue?: number } | undefined>
    }
  }
  export default function lighthouse(
    address: string,
    options: LighthouseOptions,
  ): Promise<LighthouseResult | undefined>
}

declare module 'lucide' {
  type Shape = [tag: string, attributes: Record<string, string | number>]
  export const icons: Record<string, Shape[] | undefined>
}
