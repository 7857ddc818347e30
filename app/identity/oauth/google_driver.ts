import type { HttpContext } from '@adonisjs/core/http'
import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import type { GoogleDriverConfig } from '@adonisjs/ally/types'

/** Google checks PKCE for whoever sends it, and Ally's driver does not. */
export class GoogleWithPkce extends GoogleDriver {
  protected codeVerifierCookieName = 'google_oauth_verifier'

  constructor(ctx: HttpContext, config: GoogleDriverConfig) {
    super(ctx, config)
    // The parent has read its cookies before it was told of this one.
    this.loadState()
  }
}
