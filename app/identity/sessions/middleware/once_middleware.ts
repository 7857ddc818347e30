import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { ClaimedKey } from '#shared/idempotency/claimed_key'

/**
 * Every command of the API accepts an Idempotency-Key: repeated, it answers what it answered before.
 * The routes in `keptByThemselves` move money, and keep the key in one transaction with it.
 */
export default class OnceMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: { keptByThemselves: readonly string[] }) {
    const { request, response, route } = ctx
    const isKept = options.keptByThemselves.includes(route?.name ?? '')
    if (request.method() === 'GET' || isKept || !ctx.caller) return next()
    const claim = await ClaimedKey.take(await commandOf(ctx))
    if (!claim) return next()
    if (!(claim instanceof ClaimedKey)) return response.status(claim.status).json(claim.body)
    let status = 500
    try {
      await next()
      status = response.getStatus()
    } finally {
      await claim.settle({ status, body: response.getBody() ?? null })
    }
  }
}
