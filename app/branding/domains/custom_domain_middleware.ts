import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { findForeignHost } from '#shared/brand/foreign_host'
import { findShopByHost } from '#branding/tracking_page/shop'
import { findDeclaration } from '#identity/access/route_declarations'

/**
 * Serves only parcel pages on a custom domain, without sign-in: its owner may point the name
 * elsewhere tomorrow, and the new server would receive every cookie set under it.
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
    // A script cannot follow a redirect to another host; this makes Inertia load the address.
    response.status(409).header('x-inertia-location', address)
  }
}
