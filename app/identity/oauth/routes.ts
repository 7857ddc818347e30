import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { LOCAL_PATHS } from '#identity/oauth/local/local_driver'
import { TOKEN_HEADER_DOCS, REFERRAL_CODE_DOCS } from '#identity/access/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { oauth } = controllers.identity

definePages('identity', () => {
  router
    .get('/oauth2/redirect', [oauth.OauthRedirectPage, 'render'])
    .page({ by: 'anyone' })
    .as('oauth.page')
  router
    .get('/oauth2/confirm', [oauth.OauthConfirmations, 'show'])
    .page({ by: 'anyone' })
    .as('oauth.confirm')
  router
    .get('/oauth2/:provider', [oauth.OauthRedirects, 'show'])
    .page({ by: 'anyone' })
    .as('oauth.redirect')
  router
    .get('/oauth2/:provider/callback', [oauth.OauthCallbacks, 'show'])
    .page({ by: 'anyone' })
    .as('oauth.callback')
  router
    .get('/complete', [oauth.PhoneCapturePage, 'render'])
    .page({ by: 'signingUp' })
    .as('complete_sign_up')
})

defineCalls('identity', 'Sign-in', () => {
  router
    .post('/oauth2/token', [oauth.SocialSignIns, 'store'])
    .call({
      by: 'anyone',
      summary: 'Complete a social sign-in with its one-time token',
      headers: TOKEN_HEADER_DOCS,
      failures: [401],
    })
    .as('oauth.admissions.store')
})

defineCalls('identity', 'Account', () => {
  router.post('/completeSignUp', [oauth.SignUpCompletions, 'store']).call({
    by: 'signingUp',
    team: 'nothing',
    summary: 'Add a phone number after a social sign-up',
    description: REFERRAL_CODE_DOCS,
  })
})

// The local provider signs anyone in as anyone, so it must not exist in production.
if (!app.inProduction) {
  definePages('identity', () => {
    router
      .get(LOCAL_PATHS.authorize, [oauth.OauthLocalPage, 'render'])
      .page({ by: 'anyone' })
      .as('oauth_local.page')
    router
      .post(LOCAL_PATHS.authorize, [oauth.OauthLocalDecisions, 'store'])
      .page({ by: 'anyone' })
      .as('oauth_local.decide')
    router
      .post(LOCAL_PATHS.token, [oauth.OauthLocalTokens, 'store'])
      .page({ by: 'anyone' })
      .as('oauth_local.token')
    router
      .get(LOCAL_PATHS.user, [oauth.OauthLocalPeople, 'show'])
      .page({ by: 'anyone' })
      .as('oauth_local.user')
  })
}
