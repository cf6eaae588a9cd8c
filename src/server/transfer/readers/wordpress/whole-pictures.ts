/** The same for `http`, `www.` and what a server is told to shrink it to. */
function keyOf(address: string): string | null {
  const url = URL.parse(address)
  return url && `${url.host.replace(/^www\./, '')}${url.pathname}`
}

/** WordPress makes `a-1024x683.jpg` of a picture, and `a-scaled.jpg` of one that is very large. */
const withoutSize = (key: string) => key.replace(/-(?:scaled|rotated|\d+x\d+)(?=\.\w+$)/, '')

/** Finds the picture that was uploaded by the address of any copy of it. */
export class WholePictures {
  private readonly uploaded = new Map<string, string>()
  private readonly bySizelessName = new Map<string, string>()

  add(source: string) {
    const key = keyOf(source)
    if (key === null) return
    this.uploaded.set(key, source)
    this.bySizelessName.set(withoutSize(key), source)
  }

  find(address: string): string | null {
    const key = keyOf(address)
    if (key === null) return null
    return this.uploaded.get(key) ?? this.bySizelessName.get(withoutSize(key)) ?? null
  }
}
