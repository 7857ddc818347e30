import type { HttpContext } from '@adonisjs/core/http'
import { showCodesOnce } from '#identity/second_factor/controllers/shown_once'
import { renewRecoveryCodes } from '#identity/second_factor/managing'
import { requireFreshFactor } from '#identity/second_factor/requiring'
import { callerOf } from '#identity/sessions/caller'

export default class RecoveryCodesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireFreshFactor(caller)
    const recoveryCodes = await renewRecoveryCodes(caller)
    return showCodesOnce(ctx, 'You have new recovery codes.', { recoveryCodes })
  }
}
