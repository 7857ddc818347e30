import type { HttpContext } from '@adonisjs/core/http'
import { pageWords } from '#shared/languages/controllers/page_words'
import { askedLanguage, readerWords } from '#shared/languages/controllers/reader_words'
import { wordsIn } from '#shared/languages/words'
import { followerBehind } from '#shipping/tracking/followers/follower_link'
import { confirmNews, stopNews } from '#shipping/tracking/followers/telling_followers'

export default class ParcelNewsPageController {
  /** Opening the page says neither yes nor no: mail programs open links to look at them. */
  async render(ctx: HttpContext) {
    const { inertia, params, request, response } = ctx
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    const token = String(params.token)
    const follower = await followerBehind(token)
    // What a mail program sends for its own "Unsubscribe" says nothing else (RFC 8058); the form of the page says what.
    if (follower && request.method() === 'POST') {
      await (request.input('choice') === 'confirm' ? confirmNews(follower) : stopNews(follower))
    }
    const words = follower && !askedLanguage(ctx) ? wordsIn(follower.language) : readerWords(ctx)
    return inertia.render('shipping/tracking/followers/parcel_news', {
      news: follower && {
        token,
        trackingNumber: String(follower.shipment.trackingNumber),
        state: stateOf(follower),
      },
      csrfToken: request.csrfToken,
      words: pageWords(ctx, words, ['public', 'tracking']),
    })
  }
}

function stateOf({ confirmedAt, stoppedAt }: { confirmedAt: unknown; stoppedAt: unknown }) {
  if (stoppedAt) return 'stopped' as const
  return confirmedAt ? ('active' as const) : ('asked' as const)
}
