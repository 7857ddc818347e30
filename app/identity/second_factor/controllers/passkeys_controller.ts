import type { HttpContext } from '@adonisjs/core/http'
import { answerRecoveryCodes } from '#identity/second_factor/controllers/recovery_codes_answer'
import { passkeyValidator } from '#identity/second_factor/factor_validator'
import { addPasskey, removePasskey } from '#identity/second_factor/manage_factors'
import { requireFreshFactor } from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'

export default class PasskeysController {
  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(passkeyValidator)
    const added = await addPasskey(callerOf(ctx), given)
    return answerRecoveryCodes(ctx, 'The passkey is set up.', added)
  }

  async destroy(ctx: HttpContext) {
    await requireFreshFactor(callerOf(ctx))
    await removePasskey(callerOf(ctx), Number(ctx.params.id))
    return { message: 'The passkey was removed. It no longer works.' }
  }
}
