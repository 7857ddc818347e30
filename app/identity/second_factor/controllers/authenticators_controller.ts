import type { HttpContext } from '@adonisjs/core/http'
import { authenticatorValidator, passwordValidator } from '#identity/second_factor/factor_validator'
import { answerRecoveryCodes } from '#identity/second_factor/controllers/recovery_codes_answer'
import { authorizeAddFactor } from '#identity/second_factor/controllers/authorize_add_factor'
import {
  addAuthenticator,
  beginAuthenticator,
  removeAuthenticator,
} from '#identity/second_factor/manage_factors'
import { buildQrCodeDataUrl } from '#identity/second_factor/qr_code'
import { requireFreshFactor } from '#identity/second_factor/factor_requirements'
import { callerOf } from '#identity/sessions/caller'
import { limitAttempts } from '#identity/sessions/attempt_limits'

export default class AuthenticatorsController {
  /** Returns the secret, only once. The first code of the app activates the factor. */
  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(passwordValidator)
    await authorizeAddFactor(ctx, password)
    const { uri, ...begun } = await beginAuthenticator(callerOf(ctx))
    ctx.response.header('Cache-Control', 'no-store')
    ctx.answerWhenRepeated = { message: SHOWN_ONCE, data: null }
    return { data: { ...begun, uri, picture: buildQrCodeDataUrl(uri) } }
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(authenticatorValidator)
    const caller = callerOf(ctx)
    const added = await limitAttempts(
      ctx.request.ip(),
      'second_factor',
      String(caller.user.id),
      () => addAuthenticator(caller, given)
    )
    return answerRecoveryCodes(ctx, 'The authenticator app is set up.', added)
  }

  async destroy(ctx: HttpContext) {
    await requireFreshFactor(callerOf(ctx))
    await removeAuthenticator(callerOf(ctx))
    return { message: 'The authenticator app was removed. Its codes no longer work.' }
  }
}

const SHOWN_ONCE = 'We show the secret only once. Please start again.'
