import type { HttpContext } from '@adonisjs/core/http'
import { answerRecoveryCodes } from '#identity/second_factor/controllers/recovery_codes_answer'
import { renewRecoveryCodes } from '#identity/second_factor/manage_factors'
import { requireFreshFactor } from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'

export default class RecoveryCodesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireFreshFactor(caller)
    const recoveryCodes = await renewRecoveryCodes(caller)
    return answerRecoveryCodes(ctx, 'You have new recovery codes.', { recoveryCodes })
  }
}
