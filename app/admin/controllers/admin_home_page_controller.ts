import type { HttpContext } from '@adonisjs/core/http'
import { consoleFigures } from '#admin/console_figures'
import ConsoleFiguresTransformer from '#admin/transformers/console_figures_transformer'

export default class AdminHomePageController {
  async render({ inertia }: HttpContext) {
    const figures = async () => ConsoleFiguresTransformer.transform(await consoleFigures())
    return inertia.render('admin/home', { figures: inertia.defer(figures, { rescue: true }) })
  }
}
