import type { HttpContext } from '@adonisjs/core/http'

export default class VerifyPageController {
  /** Opening the page uses nothing up: mail programs open links to look at them. */
  render({ inertia, params, response }: HttpContext) {
    response.header('Referrer-Policy', 'no-referrer')
    return inertia.render('identity/accounts/verify', { token: String(params.token) })
  }
}
