import type { HttpContext } from '@adonisjs/core/http'
import { inboxLink } from '#identity/sessions/controllers/sign_in_page'

export default class ResetPageController {
  render({ inertia }: HttpContext) {
    return inertia.render('identity/accounts/reset', { inboxUrl: inboxLink() })
  }
}
