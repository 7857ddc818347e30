import type { HttpContext } from '@adonisjs/core/http'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class BrandingOfferPageController {
  tracking(ctx: HttpContext) {
    const words = buildPublicPageTranslations(ctx, 'product', 'branded_tracking')
    return ctx.inertia.render('shared/landing/branded_tracking', { words })
  }

  notification(ctx: HttpContext) {
    const words = buildPublicPageTranslations(ctx, 'product', 'branded_notification')
    return ctx.inertia.render('shared/landing/branded_notification', { words })
  }
}
