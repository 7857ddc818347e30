import type { HttpContext } from '@adonisjs/core/http'
import { redeemCode } from '#identity/oauth/local/grants'
import { LOCAL_CLIENT_ID, localClientSecret } from '#identity/oauth/local/local_driver'

export default class OauthLocalTokensController {
  async store({ request, response }: HttpContext) {
    const text = (name: string) => String(request.input(name, ''))
    const isClient =
      text('client_id') === LOCAL_CLIENT_ID && text('client_secret') === localClientSecret()
    if (!isClient) return response.unauthorized({ error: 'invalid_client' })
    if (text('grant_type') !== 'authorization_code') {
      return response.badRequest({ error: 'unsupported_grant_type' })
    }
    const token = await redeemCode({
      code: text('code'),
      redirectUri: text('redirect_uri'),
      codeVerifier: text('code_verifier'),
    })
    if (!token) return response.badRequest({ error: 'invalid_grant' })
    return { access_token: token, token_type: 'Bearer', expires_in: 60 }
  }
}
