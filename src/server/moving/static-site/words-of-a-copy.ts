import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { staticSiteTexts } from '#shared/texts/static-site.ts'
import { pageTitles } from '#texts/site/pages.ts'
import { bookTexts } from '#texts/site/year-book.ts'

const INVITATION = /(<div class="wrap contact"><header class="page-head">)[\s\S]*?(?=<\/header>)/
const TIME_OF_COMMENT = /(data-exact="([^"]*)"><time[^>]*>)[^<]*/g

const noInvitation = `<h1>${pageTitles['/contact']}</h1><p class="lead">${escapeHtml(staticSiteTexts.contact)}</p>`

/** A copy of the diary answers nobody, and "today" in it is soon long ago. */
export const withWordsOfCopy = (html: string) =>
  html
    .replace(INVITATION, (_, start: string) => start + noInvitation)
    .replace(TIME_OF_COMMENT, (_, start: string, exact: string) => start + exact)
    .replaceAll(bookTexts.stillGrows, '')
