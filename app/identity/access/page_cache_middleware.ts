import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findForeignHost } from '#shared/brand/foreign_host'
import { readSubdomain } from '#shared/brand/subdomain'
import { cacheKeyOf, renderedPage, sendCachedPage } from '#shared/scale/middleware/cached_answer'
import { cachedPage, cachePage, pagesVersion } from '#shared/scale/page_cache'
import { findDeclaration } from '#identity/access/route_declarations'

/** Caches pages that are the same for all visitors (docs/explanation/speed_only_code.md). */
export default class PageCacheMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const key = cacheKeyOf(ctx)
    if (key === null || mayBeOfShop(ctx.request.hostname())) return next()
    const version = pagesVersion()
    const cached = cachedPage(key, version)
    if (cached) return sendCachedPage(ctx, cached)
    await next()
    if (!findDeclaration(ctx.route?.name)?.isCacheable) return
    const drawn = renderedPage(ctx)
    if (!drawn) return
    cachePage(key, version, drawn)
    sendCachedPage(ctx, drawn)
  }
}

function mayBeOfShop(host: string | null): boolean {
  return readSubdomain(host) !== null || findForeignHost(host) !== null
}
