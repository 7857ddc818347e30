import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { LOCAL_PATHS } from '#identity/oauth/local/local_driver'

const OauthAdmissionsController = () =>
  import('#identity/oauth/controllers/oauth_admissions_controller')
const OauthCallbacksController = () =>
  import('#identity/oauth/controllers/oauth_callbacks_controller')
const OauthConfirmationsController = () =>
  import('#identity/oauth/controllers/oauth_confirmations_controller')
const OauthLocalDecisionsController = () =>
  import('#identity/oauth/controllers/oauth_local_decisions_controller')
const OauthLocalPageController = () =>
  import('#identity/oauth/controllers/oauth_local_page_controller')
const OauthLocalPeopleController = () =>
  import('#identity/oauth/controllers/oauth_local_people_controller')
const OauthLocalTokensController = () =>
  import('#identity/oauth/controllers/oauth_local_tokens_controller')
const OauthRedirectPageController = () =>
  import('#identity/oauth/controllers/oauth_redirect_page_controller')
const OauthRedirectsController = () =>
  import('#identity/oauth/controllers/oauth_redirects_controller')

router
  .group(() => {
    router.get('/oauth2/redirect', [OauthRedirectPageController, 'render']).as('page')
    router.get('/oauth2/confirm', [OauthConfirmationsController, 'show']).as('confirm')
    router.get('/oauth2/:provider', [OauthRedirectsController, 'show']).as('redirect')
    router.get('/oauth2/:provider/callback', [OauthCallbacksController, 'show']).as('callback')
  })
  .as('identity.oauth')

router
  .post('/api/v1/oauth2/token', [OauthAdmissionsController, 'store'])
  .as('api.identity.oauth.admissions.store')

// Signs anyone in as anyone, so it does not exist in production.
if (!app.inProduction) {
  router
    .group(() => {
      router.get(LOCAL_PATHS.authorize, [OauthLocalPageController, 'render']).as('page')
      router.post(LOCAL_PATHS.authorize, [OauthLocalDecisionsController, 'store']).as('decide')
      router.post(LOCAL_PATHS.token, [OauthLocalTokensController, 'store']).as('token')
      router.get(LOCAL_PATHS.user, [OauthLocalPeopleController, 'show']).as('user')
    })
    .as('identity.oauth_local')
}
