import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { requireCurrentBusiness } from '#branding/business/current_business'
import Brand from '#branding/business/brand'
import { changeBrandSetting } from '#branding/tracking_page/change_brand_setting'
import { buildThemeSettings } from '#branding/tracking_page/theme_settings'
import TrackingThemesTransformer from '#branding/tracking_page/transformers/tracking_themes_transformer'
import { trackingThemeValidator } from '#branding/tracking_page/tracking_page_validator'

export default class TrackingThemesController {
  async index(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const choice = buildThemeSettings(await Brand.of(business), business)
    return ctx.serialize(TrackingThemesTransformer.transform(choice))
  }

  async update(ctx: HttpContext) {
    const business = requireCurrentBusiness(callerOf(ctx))
    const chosen = await ctx.request.validateUsing(trackingThemeValidator)
    const { title1: pageTitle, trackingPagetemplateId: themeId } = chosen
    const pageSubtitle = chosen.title2 || null
    const version = await changeBrandSetting(business, 'theme', chosen.version, (brand) => {
      const ownColours = chosen.trackingPageTemplateProperties ?? brand.ownColours
      brand.merge({ pageTitle, pageSubtitle, themeId, ownColours })
    })
    return { message: 'Theme saved.', data: { version } }
  }
}
