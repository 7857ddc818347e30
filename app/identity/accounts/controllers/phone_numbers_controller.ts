import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { changePhoneNumber } from '#identity/accounts/profile'
import { phoneNumberValidator } from '#identity/accounts/validators/account_validators'

export default class PhoneNumbersController {
  async update(ctx: HttpContext) {
    const { phoneNumber } = await ctx.request.validateUsing(phoneNumberValidator)
    await changePhoneNumber(callerOf(ctx), phoneNumber)
    return { message: 'Your phone number has been updated.', data: { phoneNumber } }
  }
}
