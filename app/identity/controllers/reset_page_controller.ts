import type { HttpContext } from '@adonisjs/core/http'
import { inboxLink } from '#identity/entrance'

export default class ResetPageController {
  render({ inertia }: HttpContext) {
    return inertia.render('identity/reset', { inboxUrl: inboxLink() })
  }
}
