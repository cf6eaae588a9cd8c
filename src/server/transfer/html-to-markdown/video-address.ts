const PLAYERS: [RegExp, (id: string, host: string) => string][] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?(youtube(?:-nocookie)?\.com)\/(?:embed|v)\/([\w-]{6,})/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^(?:https?:)?\/\/(player\.vimeo\.com)\/video\/(\d+)/i, (id) => `https://vimeo.com/${id}`],
  [
    /^(?:https?:)?\/\/([^/?#\\]+)\/videos\/embed\/([\w-]{22,36})/i,
    (id, host) => `https://${host}/videos/watch/${id}`,
  ],
]

/** The page of a video, from the address of its player in a frame. */
export function videoPage(player: string): string | null {
  for (const [pattern, page] of PLAYERS) {
    const [, host, id] = pattern.exec(player.trim()) ?? []
    if (host && id && id !== 'videoseries') return page(id, host)
  }
  return null
}

const VIDEO_PAGE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/|(?:www\.)?vimeo\.com\/\S*\d|[^/?#\\]+\/(?:w|videos\/watch)\/[\w-]{22,36})/i

export const isVideoPage = (address: string) => VIDEO_PAGE.test(address)
