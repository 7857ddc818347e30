import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import Brand from '#branding/business/brand'
import { changeBrandSetting } from '#branding/tracking_page/change_brand_setting'
import TrackingPreferencesTransformer from '#branding/tracking_page/transformers/tracking_preferences_transformer'
import { preferencesValidator } from '#branding/tracking_page/tracking_page_validator'

export default class TrackingPreferencesController {
  async show(ctx: HttpContext) {
    return ctx.serialize(
      TrackingPreferencesTransformer.transform(
        await Brand.of(requireCurrentBusiness(callerOf(ctx)))
      )
    )
  }

  async update(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const chosen = await ctx.request.validateUsing(preferencesValidator)
    const { version, displaySendamContact: displayProviderContact, ...flags } = chosen
    await changeBrandSetting(business, 'preferences', version, (brand) => {
      brand.merge({ ...flags, displayProviderContact })
    })
    const preferences = TrackingPreferencesTransformer.transform(await Brand.of(business))
    return { message: 'Preferences saved.', ...(await ctx.serialize(preferences)) }
  }
}
