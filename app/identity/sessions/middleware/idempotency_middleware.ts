import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { ClaimedKey } from '#shared/idempotency/claimed_key'

interface IdempotencyOptions {
  /** True for a POST that is safe to repeat. Calls with other methods always are. */
  isRepeatable: boolean
}

export default class IdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn, command: IdempotencyOptions) {
    const { request, response } = ctx
    if (request.method() === 'GET' || !ctx.caller) return next()
    const isRepeatable = request.method() !== 'POST' || command.isRepeatable
    const claim = await ClaimedKey.claim(await readCommand(ctx), { isRepeatable })
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
    /** Saved for repeated calls in place of an answer that contains a secret. */
    answerWhenRepeated?: object
  }
}
