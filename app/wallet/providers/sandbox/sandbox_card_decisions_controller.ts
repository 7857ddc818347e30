import type { HttpContext } from '@adonisjs/core/http'
import { cardDecisionValidator, applyCardDecision } from '#wallet/providers/sandbox/sandbox_card'

export default class SandboxCardDecisionsController {
  async store({ params, request, response }: HttpContext) {
    const { decision } = await request.validateUsing(cardDecisionValidator)
    const backTo = await applyCardDecision(params.reference, decision)
    return backTo ? response.redirect(backTo) : response.notFound('There is no such payment.')
  }
}
