import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { viewValidator } from '#identity/sessions/validators/view'
import { chooseView, landingOf } from '#identity/sessions/view_mode'

export default class ViewModesController {
  async update(ctx: HttpContext) {
    const { view } = await ctx.request.validateUsing(viewValidator)
    await chooseView(callerOf(ctx).user, view)
    return { message: `You are now in ${view} view.`, data: { view, landing: landingOf(view) } }
  }
}
