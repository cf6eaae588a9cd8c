import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { networksOfAddress } from '../platform/security/network-address.ts'
import {
  createScreenKindCache,
  DIRECT_SOURCE,
  isDocumentRequest,
  isFromOwnSite,
  LETTERS_SOURCE,
  type PageAddress,
  readPageAddress,
  sourceHostOf,
  wantsNoTracking,
} from './classify-visit.ts'
import type { CountRow, KnownVisitor, Tally, VisitorsByBrowser } from './tally.ts'

interface CountVisitsOptions {
  tally: Tally
  /** Null while counting is off. */
  today: () => string | null
  /** Undefined until the salt of the day has been read. */
  saltOf: (day: string) => string | undefined
  addressOf: (request: IncomingMessage) => string
  isSignedIn: (cookies: string) => boolean
  ownHost: (headers: IncomingHttpHeaders) => string | undefined
}

interface Visit {
  day: string
  address: PageAddress
  source: string | null
}

const hmac = (salt: string, text: string) =>
  createHmac('sha256', salt).update(text).digest('base64url').slice(0, 11)

/** Runs for every page that is sent, so it is synchronous and never waits for the database. */
export function createVisitCounter({
  tally,
  today,
  saltOf,
  addressOf,
  isSignedIn,
  ownHost,
}: CountVisitsOptions) {
  const browsers = createScreenKindCache()

  const isOwner = ({ cookie }: IncomingHttpHeaders) => cookie !== undefined && isSignedIn(cookie)

  /**
   * The browser is looked up first, because the engine has hashed that string already. Returns null
   * when the network has reached its limit of visitors.
   */
  function visitorOf(request: IncomingMessage, browsers: VisitorsByBrowser, salt: string) {
    const { 'user-agent': browser = '' } = request.headers
    const ofBrowser = browsers.get(browser) ?? new Map<string, KnownVisitor>()
    const address = addressOf(request)
    const known = ofBrowser.get(address)
    if (known) return known
    const hash = hmac(salt, `${address}\n${browser}`)
    if (!tally.takesVisitorOf(hmac(salt, networksOfAddress(address).near), hash)) return null
    const visitor: KnownVisitor = { hash, isSeen: false, pages: new Set() }
    browsers.set(browser, ofBrowser.set(address, visitor))
    return visitor
  }

  function countView(request: IncomingMessage, screen: string, { day, address, source }: Visit) {
    const { path, words } = address
    const visitors = tally.startDay(day)
    const all = tally.row('all', '')
    all.views += 1
    if (tally.isFull()) return
    const page = tally.row('page', path)
    page.views += 1
    const ofScreen = tally.row('screen', screen)
    ofScreen.views += 1
    const ofSource = tally.row('source', source ?? DIRECT_SOURCE)
    if (source !== null) ofSource.views += 1
    const search = words ? tally.row('search', words) : null
    if (search) search.views += 1

    const salt = saltOf(day)
    if (!salt || wantsNoTracking(request.headers) || !tally.takesVisitors()) return
    const visitor = visitorOf(request, visitors, salt)
    if (!visitor) return
    if (!visitor.isSeen) tally.addVisitor(visitor.hash, [all, ofScreen, ofSource])
    visitor.isSeen = true
    addPageVisitor(path, page, visitor, salt)
    if (search) addPageVisitor(`?${words}`, search, visitor, salt)
  }

  /** A visitor counts only once for each page. */
  function addPageVisitor(
    pageKey: string,
    row: CountRow,
    { hash, pages }: KnownVisitor,
    salt: string,
  ) {
    if (pages.has(pageKey)) return
    pages.add(pageKey)
    tally.addVisitor(hmac(salt, `${hash}\n${pageKey}`), [row])
  }

  function countMissing(day: string, path: string, source: string) {
    tally.startDay(day)
    if (!tally.isFull()) tally.row('missing', path, source).views += 1
  }

  return {
    countPage(request: IncomingMessage, status: number) {
      const day = today()
      if (day === null || request.method !== 'GET') return
      const { headers, url = '' } = request
      if ((status !== 200 && status !== 404) || !isDocumentRequest(headers) || isOwner(headers))
        return
      const screen = browsers.screenOf(headers['user-agent'])
      if (!screen) return
      const address = readPageAddress(url)
      const { referer } = headers
      const isInside = isFromOwnSite(headers, ownHost(headers))
      const host = address.isFromLetter
        ? LETTERS_SOURCE
        : referer
          ? sourceHostOf(referer)
          : DIRECT_SOURCE
      if (status === 404) countMissing(day, address.path, host)
      else countView(request, screen, { day, address, source: isInside ? null : host })
    },

    countMove(request: IncomingMessage, url: string, from?: 'letter') {
      const day = today()
      if (day === null || isOwner(request.headers)) return
      const screen = browsers.screenOf(request.headers['user-agent'])
      if (!screen) return
      countView(request, screen, {
        day,
        address: readPageAddress(url),
        source: from ? LETTERS_SOURCE : null,
      })
    },
  }
}
