import type { HttpContext } from '@adonisjs/core/http'
import {
  type FactorPurpose,
  isFactorRequired,
  requireFreshFactor,
} from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'

/**
 * Requires a fresh factor if the settings ask for one for this purpose. The page prompts for it and
 * repeats the call. API keys have no factor. Throws SecondFactorRequired, SecondFactorMissing.
 */
export async function requireSecondFactor(ctx: HttpContext, purpose: FactorPurpose) {
  const caller = callerOf(ctx)
  if (caller.apiKey || !(await isFactorRequired(purpose))) return
  await requireFreshFactor(caller)
}
