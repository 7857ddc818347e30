import type { HttpContext } from '@adonisjs/core/http'
import { renderSignInPage } from '#identity/sessions/controllers/sign_in_page'

export default class SignInPageController {
  render(ctx: HttpContext) {
    return renderSignInPage(ctx, { signUp: false })
  }
}
