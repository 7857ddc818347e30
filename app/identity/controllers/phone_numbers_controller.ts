import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { changePhoneNumber } from '#identity/profile'
import { phoneNumberValidator } from '#identity/validators/account'

export default class PhoneNumbersController {
  async update(ctx: HttpContext) {
    const { phoneNumber } = await ctx.request.validateUsing(phoneNumberValidator)
    await changePhoneNumber(callerOf(ctx), phoneNumber)
    return { message: 'Your phone number has been updated.', data: { phoneNumber } }
  }
}
