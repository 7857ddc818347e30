import type { HttpContext } from '@adonisjs/core/http'
import { entrance } from '#identity/sessions/sign_in_page'

export default class RegisterPageController {
  /** One screen with signing in, which opens on its other side. */
  render(ctx: HttpContext) {
    return entrance(ctx, { signUp: true })
  }
}
