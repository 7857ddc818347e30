import type { HttpContext } from '@adonisjs/core/http'

export default class HomePageController {
  render({ inertia }: HttpContext) {
    return inertia.render('identity/home', {})
  }
}
