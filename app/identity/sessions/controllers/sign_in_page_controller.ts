import type { HttpContext } from '@adonisjs/core/http'
import { renderSignIn } from '#identity/sessions/controllers/sign_in_page'

export default class SignInPageController {
  render(ctx: HttpContext) {
    return renderSignIn(ctx, { signUp: false })
  }
}
