import type { HttpContext } from '@adonisjs/core/http'
import { renderSignInPage } from '#identity/sessions/controllers/sign_in_page'

export default class RegisterPageController {
  /** One screen with signing in, which opens on its other side. */
  render(ctx: HttpContext) {
    return renderSignInPage(ctx, { signUp: true })
  }
}
