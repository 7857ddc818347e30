import type { HttpContext } from '@adonisjs/core/http'
import { requireAddFactorRights } from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'
import { limitAttempts } from '#identity/sessions/attempt_limits'

/** Wrong passwords count towards the limit of password changes. */
export async function authorizeAddFactor(ctx: HttpContext, password: string | undefined) {
  const caller = callerOf(ctx)
  if (password === undefined) return requireAddFactorRights(caller, password)
  await limitAttempts(ctx.request.ip(), 'change_password', caller.user.email, () =>
    requireAddFactorRights(caller, password)
  )
}
