import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/ally'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { AllyManagerDriverFactory } from '@adonisjs/ally/types'
import { appUrl } from '#config/app'
import { GoogleWithPkce } from '#identity/oauth/google_driver'
import { createLocalProvider } from '#identity/oauth/local/local_driver'
import {
  buildOauthCallbackPath,
  readOauthClient,
  type SocialProvider,
} from '#identity/oauth/provider_settings'

const google = readOauthClient(process.env, 'Google')
const facebook = readOauthClient(process.env, 'Facebook')

const callbackUrl = (name: string) => new URL(buildOauthCallbackPath(name), appUrl).href

type Driver = AllyManagerDriverFactory | ConfigProvider<AllyManagerDriverFactory>

/** Social sign-in. A provider without keys is not registered and has no button. */
const providers: Record<string, Driver> = {
  ...(google && {
    google: (ctx: HttpContext) =>
      new GoogleWithPkce(ctx, {
        ...google,
        callbackUrl: callbackUrl('google'),
        prompt: 'select_account',
      }),
  }),
  ...(facebook && {
    facebook: services.facebook({
      ...facebook,
      callbackUrl: callbackUrl('facebook'),
      // Unversioned URLs use the version set for the app at Facebook; pinned versions expire.
      authorizeUrl: 'https://www.facebook.com/dialog/oauth',
      accessTokenUrl: 'https://graph.facebook.com/oauth/access_token',
      userInfoUrl: 'https://graph.facebook.com/me',
      userFields: ['name', 'first_name', 'last_name', 'email'],
    }),
  }),
  // The local provider signs anybody in as anybody, so production must not have it.
  ...(!app.inProduction && { local: createLocalProvider() }),
}

export const providerTimeoutMs = app.inTest ? 3_000 : 10_000

export default defineConfig(providers)

declare module '@adonisjs/ally/types' {
  // A provider may be missing: check `ally.has` first.
  interface SocialProviders extends Record<SocialProvider, AllyManagerDriverFactory> {}
}
