import type { HttpContext } from '@adonisjs/core/http'
import OneTimeToken from '#identity/accounts/models/one_time_token'

export default class ChoosePasswordPageController {
  /** Opening the page uses nothing up: mail programs open links to look at them. */
  async render({ inertia, params, response }: HttpContext) {
    const token = String(params.token)
    const owner = await OneTimeToken.ownerOf(token, 'reset_password')
    response.header('Referrer-Policy', 'no-referrer')
    return inertia.render('identity/accounts/choose_password', { token, valid: owner !== null })
  }
}
