import type { HttpContext } from '@adonisjs/core/http'
import { requireMayAdd } from '#identity/second_factor/requiring'
import { callerOf } from '#identity/sessions/caller'
import { withTries } from '#identity/sessions/throttles'

/** Passwords are counted as where one is changed. */
export async function allowAdding(ctx: HttpContext, password: string | undefined) {
  const caller = callerOf(ctx)
  if (password === undefined) return requireMayAdd(caller, password)
  await withTries(ctx.request.ip(), 'change_password', caller.user.email, () =>
    requireMayAdd(caller, password)
  )
}
