import type { HttpContext } from '@adonisjs/core/http'
import FactorReset from '#identity/second_factor/resets/factor_reset'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { getTranslator } from '#shared/languages/translator'

export default class FactorResetPageController {
  /** Only a button on the page cancels the reset, because mail programs prefetch links. */
  async render(ctx: HttpContext) {
    ctx.response.header('Referrer-Policy', 'no-referrer')
    ctx.response.header('Cache-Control', 'no-store, private')
    const token = String(ctx.params.token)
    const reset = await FactorReset.findOpenByToken(token)
    const words = buildPublicPageTranslations(ctx, 'factor_reset')
    return ctx.inertia.render('identity/second_factor/factor_reset', {
      token,
      due: reset && getTranslator(words.language).moment(reset.dueAt),
      words,
    })
  }
}
