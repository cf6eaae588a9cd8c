import { endpointUrl } from '#shared/contract/endpoint.ts'

interface SharedPost {
  url: string
  title: string
  image: string
}

export function shareLinks({ url, title, image }: SharedPost) {
  const link = (address: string, query: Record<string, string>) => endpointUrl(address, {}, query)
  return [
    {
      name: 'Facebook',
      href: `https://www.facebook.com${link('/sharer/sharer.php', { u: url })}`,
    },
    { name: 'Twitter', href: `https://twitter.com${link('/intent/tweet', { url, text: title })}` },
    {
      name: 'Pinterest',
      href: `https://pinterest.com${link('/pin/create/button/', { url, media: image, description: title })}`,
    },
  ]
}
