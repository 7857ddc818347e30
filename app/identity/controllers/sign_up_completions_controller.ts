import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { completeSignUp } from '#identity/profile'
import { referralCodeOf } from '#identity/referral'
import { completeSignUpValidator } from '#identity/validators/account'

export default class SignUpCompletionsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(completeSignUpValidator)
    const referralCode = referralCodeOf(ctx, given.referralCode)
    await completeSignUp(caller, { phoneNumber: given.phoneNumber, referralCode })
    return { message: `Welcome to ${brand.name}, ${caller.user.firstname}!` }
  }
}
