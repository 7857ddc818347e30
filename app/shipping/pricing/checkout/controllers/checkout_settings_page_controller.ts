import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { cityOptions, stateOptions } from '#shipping/places/place_options'
import CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import CheckoutSettingsTransformer from '#shipping/pricing/checkout/checkout_settings_transformer'

const HOME = 'NG'

export default class CheckoutSettingsPageController {
  async render(ctx: HttpContext) {
    const setting = await CheckoutSetting.ownedBy(callerOf(ctx))
    const [, state = ''] = setting?.originStateKey?.split('_') ?? []
    const states = await stateOptions(HOME)
    return ctx.inertia.render('shipping/pricing/checkout/checkout_settings', {
      settings: CheckoutSettingsTransformer.transform({ setting }),
      states: states.map(({ value, label }) => ({ value: `${HOME}_${value}`, label })),
      cities: state ? await cityOptions(HOME, state) : [],
    })
  }
}
