import type { HttpContext } from '@adonisjs/core/http'
import { authorizeAddFactor } from '#identity/second_factor/controllers/authorize_add_factor'
import { passwordValidator } from '#identity/second_factor/factor_validator'
import { beginPasskey } from '#identity/second_factor/manage_factors'
import { callerOf } from '#identity/sessions/caller'

export default class PasskeyOptionsController {
  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(passwordValidator)
    await authorizeAddFactor(ctx, password)
    return { data: await beginPasskey(callerOf(ctx)) }
  }
}
