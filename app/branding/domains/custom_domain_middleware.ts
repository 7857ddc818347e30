import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { findForeignHost } from '#shared/brand/foreign_host'
import { findShopByHost } from '#branding/tracking_page/shop'
import { findDeclaration } from '#identity/access/route_declarations'

/**
 * On the own domain of a business nobody signs in: tomorrow its owner may lead the name elsewhere, and whoever answers
 * there then is sent the cookies that were set under it. So only the pages of parcels answer there.
 */
export default class CustomDomainMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, route } = ctx
    const host = findForeignHost(request.hostname())
    const isPage = request.header('accept')?.includes('text/html')
    if (!host || !isPage || findDeclaration(route?.name)?.onShopDomain) return next()
    ctx.shop ??= await findShopByHost(host)
    if (!ctx.shop) return next()
    const address = `${appUrl}${request.url(true)}`
    if (!request.header('x-inertia')) return response.redirect().toPath(address)
    // What a script asks for it may not be led to on another host; it goes there itself.
    response.status(409).header('x-inertia-location', address)
  }
}
