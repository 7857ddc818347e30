import type { HttpContext } from '@adonisjs/core/http'
import { businessOf } from '#branding/business'
import Brand from '#branding/models/brand'
import TrackingPreferencesTransformer from '#branding/transformers/tracking_preferences_transformer'
import { preferencesValidator } from '#branding/validators/tracking_page'

export default class TrackingPreferencesController {
  async show(ctx: HttpContext) {
    return ctx.serialize(TrackingPreferencesTransformer.transform(await Brand.of(businessOf(ctx))))
  }

  async update(ctx: HttpContext) {
    const business = businessOf(ctx)
    const { displaySendamContact, ...flags } = await ctx.request.validateUsing(preferencesValidator)
    const brand = await Brand.of(business)
    await brand.merge({ ...flags, displayProviderContact: displaySendamContact }).save()
    const preferences = TrackingPreferencesTransformer.transform(brand)
    return { message: 'Preferences saved.', ...(await ctx.serialize(preferences)) }
  }
}
