import type { HttpContext } from '@adonisjs/core/http'
import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import type { GoogleDriverConfig } from '@adonisjs/ally/types'

/** Adds PKCE, which Google supports but Ally's driver does not send. */
export class GoogleWithPkce extends GoogleDriver {
  protected codeVerifierCookieName = 'google_oauth_verifier'

  constructor(ctx: HttpContext, config: GoogleDriverConfig) {
    super(ctx, config)
    // Reads the cookies again: the parent constructor ran before this class's cookie name was set.
    this.loadState()
  }
}
