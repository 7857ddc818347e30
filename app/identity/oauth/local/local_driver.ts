import { createHmac } from 'node:crypto'
import { Oauth2Driver } from '@adonisjs/ally'
import type {
  ApiRequestContract,
  Oauth2AccessToken,
  RedirectRequestContract,
} from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { appKey, internalUrl } from '#config/app'
import { buildOauthCallbackPath } from '#identity/oauth/provider_settings'

export const LOCAL_CLIENT_ID = 'local-client'

export const LOCAL_PATHS = {
  authorize: '/dev/oauth2/authorize',
  token: '/api/v1/dev/oauth2/token',
  user: '/api/v1/dev/oauth2/user',
}

type Request = (request: ApiRequestContract) => void

/** For development and tests: the server signs in with itself, over HTTP as with any provider. */
class LocalDriver extends Oauth2Driver<Oauth2AccessToken, 'email'> {
  protected stateCookieName = 'local_oauth_state'
  protected codeVerifierCookieName = 'local_oauth_verifier'
  protected stateParamName = 'state'
  protected errorParamName = 'error'
  protected codeParamName = 'code'
  protected scopeParamName = 'scope'
  protected scopesSeparator = ' '
  protected authorizeUrl: string
  protected accessTokenUrl = `${internalUrl}${LOCAL_PATHS.token}`

  constructor(ctx: HttpContext) {
    const callbackUrl = localCallbackUrl(ctx)
    super(ctx, { clientId: LOCAL_CLIENT_ID, clientSecret: localClientSecret(), callbackUrl })
    this.authorizeUrl = new URL(LOCAL_PATHS.authorize, callbackUrl).href
    this.loadState()
  }

  protected configureRedirectRequest(request: RedirectRequestContract<'email'>) {
    request.scopes(['email']).param('response_type', 'code')
  }

  accessDenied() {
    return this.getError() === 'access_denied'
  }

  async user(callback?: Request) {
    const token = await this.accessToken(callback)
    return { ...(await this.profile(token.token)), token }
  }

  async userFromToken(token: string) {
    return { ...(await this.profile(token)), token: { token, type: 'bearer' as const } }
  }

  private async profile(token: string) {
    const request = this.httpClient(`${internalUrl}${LOCAL_PATHS.user}`)
    request.header('Authorization', `Bearer ${token}`).parseAs('json')
    const original = await request.get()
    return {
      id: original.sub,
      name: original.name,
      nickName: original.name,
      email: original.email,
      emailVerificationState: original.email_verified
        ? ('verified' as const)
        : ('unverified' as const),
      avatarUrl: null,
      original,
    }
  }
}

export function createLocalProvider() {
  return (ctx: HttpContext) => new LocalDriver(ctx)
}

/** Derives the secret from the app key, so that no setting is needed. */
export function localClientSecret(): string {
  return createHmac('sha256', appKey.release()).update('local sign-in').digest('base64url')
}

/** Uses the host that the browser called: on another host, its cookies would be missing. */
export function localCallbackUrl({ request }: HttpContext): string {
  return `${request.protocol()}://${request.host()}${buildOauthCallbackPath('local')}`
}
