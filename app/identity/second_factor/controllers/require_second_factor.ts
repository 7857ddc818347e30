import type { HttpContext } from '@adonisjs/core/http'
import {
  type FactorPurpose,
  isFactorRequired,
  requireFreshFactor,
} from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'

/**
 * For a command that staff may have asked a second factor for. The page then asks for it and sends the command
 * again. A key stands for a program, which has none. Throws SecondFactorRequired, NoSecondFactor.
 */
export async function requireSecondFactor(ctx: HttpContext, purpose: FactorPurpose) {
  const caller = callerOf(ctx)
  if (caller.apiKey || !(await isFactorRequired(purpose))) return
  await requireFreshFactor(caller)
}
