import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DateTime } from 'luxon'
import { foreignHost } from '#shared/brand/foreign_host'
import { subdomainOf } from '#shared/brand/subdomain'
import { answerKept, drawnPage, visitorsQuestion } from '#shared/http/controllers/kept_answer'
import { frameVersion, keepWhileSame, keptPage } from '#shared/http/kept_pages'
import { LAGOS } from '#shared/time/lagos_time'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { parcelVersion } from '#shipping/tracking/parcel_version'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'
import { type Shop, shopOfHost } from '#branding/tracking_page/shop'

const PARCEL = /^\/track\/([1-9]\d{0,14})$/

/**
 * What a visitor with nothing but the address is told of a parcel is kept as it was drawn, and given as long as the
 * database says that nothing of it has changed: each time one statement is asked.
 */
export default class KeptTrackingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const [, number] = PARCEL.exec(ctx.request.url()) ?? []
    const question = number ? visitorsQuestion(ctx) : null
    if (question === null) return next()
    // Whoever draws the page says what is wrong with the database.
    const of = await versionOf(ctx, Number(number)).catch(() => null)
    if (of === null) return next()
    const name = `${hostOfPage(ctx)} ${question}`
    // Late is what is not there on a day in Lagos.
    const version = [of, frameVersion(), DateTime.now().setZone(LAGOS).toISODate()].join('\n')
    const known = keptPage(name, version)
    if (known && (await mayLook(ctx))) return answerKept(ctx, known)
    await next()
    const drawn = drawnPage(ctx)
    if (!drawn) return
    keepWhileSame(name, version, drawn)
    answerKept(ctx, drawn)
  }
}

/** Asked for before the page is drawn, so that what changes meanwhile is drawn at the next visit. */
async function versionOf(ctx: HttpContext, trackingNumber: number): Promise<string | null> {
  const host = ctx.request.hostname()
  const isOfShop = subdomainOf(host) !== null || foreignHost(host) !== null
  if (!isOfShop) return parcelVersion(trackingNumber)
  ctx.shop = await shopOfHost(host, trackingNumber)
  return ctx.shop?.version ?? null
}

/** Whose page it may be: no two shops share one. A name before our domain has no dot, one that is not ours has. */
function hostOfPage({ request }: HttpContext): string {
  const host = request.hostname()
  return subdomainOf(host) ?? foreignHost(host) ?? ''
}

/** Whoever may not is told so by the page. */
function mayLook(ctx: HttpContext): Promise<boolean> {
  return throttleTracking(visitorOf(ctx)).then(
    () => true,
    () => false
  )
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Of the host, where it was looked up already. */
    shop?: Shop | null
  }
}
