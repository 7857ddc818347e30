import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { LOCAL_PATHS } from '#identity/oauth/local/local_driver'
import { calls, pages } from '#start/route_groups'

const { oauth } = controllers.identity

pages('identity', 'anyone', () => {
  router.get('/oauth2/redirect', [oauth.OauthRedirectPage, 'render']).as('oauth.page')
  router.get('/oauth2/confirm', [oauth.OauthConfirmations, 'show']).as('oauth.confirm')
  router.get('/oauth2/:provider', [oauth.OauthRedirects, 'show']).as('oauth.redirect')
  router.get('/oauth2/:provider/callback', [oauth.OauthCallbacks, 'show']).as('oauth.callback')
})

pages('identity', 'signingUp', () => {
  router.get('/complete', [oauth.PhoneCapturePage, 'render']).as('complete_sign_up')
})

calls('identity', 'anyone', () => {
  router.post('/oauth2/token', [oauth.OauthAdmissions, 'store']).as('oauth.admissions.store')
})

calls('identity', 'signingUp', () => {
  router.post('/completeSignUp', [oauth.SignUpCompletions, 'store'])
})

// Signs anyone in as anyone, so it does not exist in production.
if (!app.inProduction) {
  router
    .group(() => {
      router.get(LOCAL_PATHS.authorize, [oauth.OauthLocalPage, 'render']).as('page')
      router.post(LOCAL_PATHS.authorize, [oauth.OauthLocalDecisions, 'store']).as('decide')
      router.post(LOCAL_PATHS.token, [oauth.OauthLocalTokens, 'store']).as('token')
      router.get(LOCAL_PATHS.user, [oauth.OauthLocalPeople, 'show']).as('user')
    })
    .as('identity.oauth_local')
}
