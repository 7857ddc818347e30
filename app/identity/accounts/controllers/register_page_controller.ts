import type { HttpContext } from '@adonisjs/core/http'
import { renderSignInPage } from '#identity/sessions/controllers/sign_in_page'

export default class RegisterPageController {
  render(ctx: HttpContext) {
    return renderSignInPage(ctx, { signUp: true })
  }
}
