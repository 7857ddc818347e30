import type { HttpContext } from '@adonisjs/core/http'
import FactorReset from '#identity/second_factor/resets/factor_reset'
import { momentText } from '#shared/time/lagos_time'

export default class FactorResetPageController {
  /** Opening the page stops nothing: mail programs open links to look at them. */
  async render(ctx: HttpContext) {
    ctx.response.header('Referrer-Policy', 'no-referrer')
    ctx.response.header('Cache-Control', 'no-store, private')
    const token = String(ctx.params.token)
    const reset = await FactorReset.openBy(token)
    return ctx.inertia.render('identity/second_factor/factor_reset', {
      token,
      due: reset && momentText(reset.dueAt.toJSDate()),
    })
  }
}
