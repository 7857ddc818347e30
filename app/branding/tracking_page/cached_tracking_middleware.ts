import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DateTime } from 'luxon'
import { findForeignHost } from '#shared/brand/foreign_host'
import { readSubdomain } from '#shared/brand/subdomain'
import { cacheKeyOf, renderedPage, sendCachedPage } from '#shared/scale/middleware/cached_answer'
import { cachedPage, cacheWhileSame, frameVersion } from '#shared/scale/page_cache'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { loadParcelVersion } from '#shipping/tracking/parcel_version'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'
import { type Shop, findShopByHost } from '#branding/tracking_page/shop'

const PARCEL = /^\/track\/([1-9]\d{0,14})$/

/** Caches parcel pages for anonymous visitors. A hit costs one query, which detects changes. */
export default class CachedTrackingMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const [, number] = PARCEL.exec(ctx.request.url()) ?? []
    const key = number ? cacheKeyOf(ctx) : null
    if (key === null) return next()
    // If the database fails, the uncached page reports that.
    const parcel = await loadPageVersion(ctx, Number(number)).catch(() => null)
    if (parcel === null) return next()
    const name = `${pageHost(ctx)} ${key}`
    // The date matters, because a parcel becomes late at midnight in Lagos.
    const today = DateTime.now().setZone(LAGOS_ZONE).toISODate()
    const version = [parcel, frameVersion(), today].join('\n')
    const cached = cachedPage(name, version)
    if (cached && (await passesThrottle(ctx))) return sendCachedPage(ctx, cached)
    await next()
    const drawn = renderedPage(ctx)
    if (!drawn) return
    cacheWhileSame(name, version, drawn)
    sendCachedPage(ctx, drawn)
  }
}

/** Call this before rendering, so that a change in the meantime invalidates the cached page. */
async function loadPageVersion(ctx: HttpContext, trackingNumber: number): Promise<string | null> {
  const host = ctx.request.hostname()
  const isOfShop = readSubdomain(host) !== null || findForeignHost(host) !== null
  if (!isOfShop) return loadParcelVersion(trackingNumber)
  ctx.shop = await findShopByHost(host, trackingNumber)
  return ctx.shop?.version ?? null
}

/** The cache key begins with the shop: its subdomain, or its custom domain, which has a dot. */
function pageHost({ request }: HttpContext): string {
  const host = request.hostname()
  return readSubdomain(host) ?? findForeignHost(host) ?? ''
}

/** False if the visitor makes too many requests, which the uncached page then reports. */
function passesThrottle(ctx: HttpContext): Promise<boolean> {
  return throttleTracking(findVisitorKey(ctx)).then(
    () => true,
    () => false
  )
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The shop of this host, if already looked up. */
    shop?: Shop | null
  }
}
