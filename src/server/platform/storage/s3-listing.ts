interface Listing {
  objects: { key: string; changedAt: Date; sizeBytes: number }[]
  nextToken: string | null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The few things we want from the XML of ListObjectsV2; our own names need no parser for more. */
export function readListing(xml: string): Listing {
  const objects: Listing['objects'] = []
  for (const [, content = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const key = textOf(content, 'Key')
    const changedAt = new Date(textOf(content, 'LastModified') ?? '')
    const sizeBytes = Number(textOf(content, 'Size') ?? 0)
    if (key && !Number.isNaN(changedAt.getTime())) objects.push({ key, changedAt, sizeBytes })
  }
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { objects, nextToken: isCut ? textOf(xml, 'NextContinuationToken') : null }
}

function textOf(xml: string, tag: string): string | null {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  if (text === undefined) return null
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
}
