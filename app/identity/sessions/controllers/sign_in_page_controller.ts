import type { HttpContext } from '@adonisjs/core/http'
import { entrance } from '#identity/sessions/sign_in_page'

export default class SignInPageController {
  render(ctx: HttpContext) {
    return entrance(ctx, { signUp: false })
  }
}
