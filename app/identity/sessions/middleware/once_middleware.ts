import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { ClaimedKey } from '#shared/idempotency/claimed_key'

interface Commands {
  /** They move money, and keep their key in one transaction with it. */
  keptByThemselves: readonly string[]
  /** POSTs that are safe to repeat; by HTTP, what is no POST is. */
  safeToRepeat: readonly string[]
}

/** Every command of the API accepts an Idempotency-Key: repeated, it answers what it answered before. */
export default class OnceMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { keptByThemselves, safeToRepeat }: Commands) {
    const { request, response } = ctx
    const name = ctx.route?.name ?? ''
    if (request.method() === 'GET' || keptByThemselves.includes(name) || !ctx.caller) return next()
    const isRepeatable = request.method() !== 'POST' || safeToRepeat.includes(name)
    const claim = await ClaimedKey.take(await commandOf(ctx), { isRepeatable })
    if (!claim) return next()
    if (!(claim instanceof ClaimedKey)) return response.status(claim.status).json(claim.body)
    let status = 500
    try {
      await next()
      status = response.getStatus()
    } finally {
      await claim.settle({ status, body: ctx.answerWhenRepeated ?? response.getBody() ?? null })
    }
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Instead of the answer, where that holds a secret which is kept nowhere. */
    answerWhenRepeated?: object
  }
}
