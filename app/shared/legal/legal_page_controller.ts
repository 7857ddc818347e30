import type { HttpContext } from '@adonisjs/core/http'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class LegalPageController {
  terms(ctx: HttpContext) {
    const words = buildPublicPageTranslations(ctx, 'legal', 'terms')
    return ctx.inertia.render('shared/legal/terms', { words })
  }

  privacy(ctx: HttpContext) {
    const words = buildPublicPageTranslations(ctx, 'legal', 'privacy')
    return ctx.inertia.render('shared/legal/privacy', { words })
  }
}
