import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshFactor } from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'

export default class FactorConfirmationsController {
  async store(ctx: HttpContext) {
    await requireFreshFactor(callerOf(ctx))
    return { message: 'Confirmed.' }
  }
}
