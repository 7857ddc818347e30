import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import CheckoutSetting, { saveCheckoutSettings } from '#shipping/pricing/checkout/checkout_setting'
import CheckoutSettingsTransformer from '#shipping/pricing/checkout/checkout_settings_transformer'
import { checkoutSettingsValidator } from '#shipping/pricing/checkout/checkout_settings_validator'

export default class CheckoutSettingsController {
  async show(ctx: HttpContext) {
    const setting = await CheckoutSetting.ownedBy(callerOf(ctx))
    return ctx.serialize(CheckoutSettingsTransformer.transform({ setting }))
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(checkoutSettingsValidator)
    await saveCheckoutSettings(callerOf(ctx), sent)
    const setting = await CheckoutSetting.ownedBy(callerOf(ctx))
    const { data } = await ctx.serialize(CheckoutSettingsTransformer.transform({ setting }))
    return { message: 'Your checkout settings are saved.', data }
  }
}
