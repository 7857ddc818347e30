import type { HttpContext } from '@adonisjs/core/http'
import { publicWords } from '#shared/languages/controllers/page_words'

export default class LegalPageController {
  terms(ctx: HttpContext) {
    const words = publicWords(ctx, 'legal', 'terms')
    return ctx.inertia.render('shared/legal/terms', { words })
  }

  privacy(ctx: HttpContext) {
    const words = publicWords(ctx, 'legal', 'privacy')
    return ctx.inertia.render('shared/legal/privacy', { words })
  }
}
