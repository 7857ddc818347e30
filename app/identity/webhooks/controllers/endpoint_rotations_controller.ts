import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { decryptSecret } from '#identity/webhooks/endpoint_secret'
import { rotateSecret } from '#identity/webhooks/endpoints'
import { rotationValidator } from '#identity/webhooks/validators/endpoint_validator'
import { runOnce } from '#shared/idempotency/idempotent_command'

const USUAL_HOURS = 24

export default class EndpointRotationsController {
  async update(ctx: HttpContext) {
    const { hours = USUAL_HOURS } = await ctx.request.validateUsing(rotationValidator)
    const { id, sealed } = await runOnce(await readCommand(ctx), (trx) =>
      rotateSecret(trx, callerOf(ctx), ctx.params.id, hours)
    )
    const message = hours
      ? `Here is the new secret. We also sign with the old one for ${hours === 1 ? 'an hour' : `${hours} hours`}.`
      : 'Here is the new secret. The old one no longer works.'
    return { message, data: { id, secret: decryptSecret(sealed)! } }
  }
}
