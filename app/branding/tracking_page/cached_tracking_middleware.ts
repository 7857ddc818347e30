import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DateTime } from 'luxon'
import { foreignHost } from '#shared/brand/foreign_host'
import { subdomainOf } from '#shared/brand/subdomain'
import { cacheKeyOf, drawnPage, sendCachedPage } from '#shared/scale/middleware/cached_answer'
import { cachedPage, cacheWhileSame, frameVersion } from '#shared/scale/page_cache'
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
export default class CachedTrackingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const [, number] = PARCEL.exec(ctx.request.url()) ?? []
    const key = number ? cacheKeyOf(ctx) : null
    if (key === null) return next()
    // If the database fails, the drawn page says so.
    const parcel = await versionOf(ctx, Number(number)).catch(() => null)
    if (parcel === null) return next()
    const name = `${hostOfPage(ctx)} ${key}`
    // A parcel becomes late at midnight in Lagos.
    const today = DateTime.now().setZone(LAGOS).toISODate()
    const version = [parcel, frameVersion(), today].join('\n')
    const cached = cachedPage(name, version)
    if (cached && (await mayLook(ctx))) return sendCachedPage(ctx, cached)
    await next()
    const drawn = drawnPage(ctx)
    if (!drawn) return
    cacheWhileSame(name, version, drawn)
    sendCachedPage(ctx, drawn)
  }
}

/** Read before the page is drawn, so that a change during drawing is drawn at the next visit. */
async function versionOf(ctx: HttpContext, trackingNumber: number): Promise<string | null> {
  const host = ctx.request.hostname()
  const isOfShop = subdomainOf(host) !== null || foreignHost(host) !== null
  if (!isOfShop) return parcelVersion(trackingNumber)
  ctx.shop = await shopOfHost(host, trackingNumber)
  return ctx.shop?.version ?? null
}

/** Shops never share a page. A subdomain of ours has no dot, a foreign host has one. */
function hostOfPage({ request }: HttpContext): string {
  const host = request.hostname()
  return subdomainOf(host) ?? foreignHost(host) ?? ''
}

/** If not, the drawn page says so. */
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
