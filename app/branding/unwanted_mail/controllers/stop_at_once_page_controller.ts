import type { HttpContext } from '@adonisjs/core/http'
import { unsubscribeFromTexts, findTextsByToken } from '#branding/unwanted_mail/text_unsubscribes'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class StopAtOncePageController {
  async render(ctx: HttpContext) {
    const token = String(ctx.params.token)
    await unsubscribeFromTexts(token)
    return ctx.inertia.render('branding/unwanted_mail/stop_texts', {
      texts: await findTextsByToken(token),
      words: buildPublicPageTranslations(ctx, 'unsubscribe'),
    })
  }
}
