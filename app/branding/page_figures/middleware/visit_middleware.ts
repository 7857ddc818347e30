import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countPageVisit } from '#branding/page_figures/page_visit_counter'
import { shouldCountVisit } from '#branding/page_figures/middleware/visit_rules'

const PARCEL = /^\/track\/([1-9]\d{0,14})$/

/** Counts visits of parcel pages, also of cached ones. Queries only for signed-in users. */
export default class VisitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { shop, request, response } = ctx
    if (!shop || ![200, 304].includes(response.getStatus())) return
    const [, number] = PARCEL.exec(request.url()) ?? []
    if (!number || isRepeatedRead(ctx) || !(await shouldCountVisit(ctx, shop.business.id))) return
    countPageVisit({ organizationId: shop.business.id, trackingNumber: Number(number) })
  }
}

/** True for partial reloads of an open page and for a change of its language. */
function isRepeatedRead({ request }: HttpContext): boolean {
  const isAnew =
    request.qs().lang !== undefined && request.header('sec-fetch-site') === 'same-origin'
  return isAnew || request.header('x-inertia-partial-data') !== undefined
}
