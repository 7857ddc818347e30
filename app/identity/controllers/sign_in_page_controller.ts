import type { HttpContext } from '@adonisjs/core/http'
import { entrance } from '#identity/entrance'

export default class SignInPageController {
  render(ctx: HttpContext) {
    return entrance(ctx, { signUp: false })
  }
}
