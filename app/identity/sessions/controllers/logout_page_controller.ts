import type { HttpContext } from '@adonisjs/core/http'

export default class LogoutPageController {
  /** The page signs out by a command: a mere link to it, on whatever site, does nothing. */
  render({ inertia }: HttpContext) {
    return inertia.render('identity/sessions/logout', {})
  }
}
