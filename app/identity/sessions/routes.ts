import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { TOKEN_HEADER_DOCS } from '#identity/access/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { sessions } = controllers.identity

definePages('identity', () => {
  router.get('/signin', [sessions.SignInPage, 'render']).page({ by: 'anyone' }).as('sign_in')
  router.get('/logout', [sessions.LogoutPage, 'render']).page({ by: 'anyone' }).as('logout')
})

defineCalls('identity', 'Sign-in', () => {
  router
    .post('/login', [sessions.Login, 'store'])
    .call({
      id: 'signIn',
      by: 'anyone',
      summary: 'Sign in',
      description:
        'Returns the token in the `Authorization` header. If the account has a second step and the platform’s settings ask for it, returns 403 `E_SECOND_FACTOR_REQUIRED` with a challenge in `data` for `POST /login/second_factor`.',
      example: { username: 'member@sendam.test', password: 'Sendam#2026' },
      headers: TOKEN_HEADER_DOCS,
      failures: [401, 403, 429],
    })
    .as('login')
  router
    .post('/ping', [sessions.Pings, 'store'])
    .call({
      id: 'checkToken',
      by: 'signingUp',
      team: 'nothing',
      summary: 'Check a token and get its user',
    })
    .as('ping')
  router
    .delete('/session', [sessions.Sessions, 'destroy'])
    .call({ by: 'signingUp', team: 'nothing', summary: 'Sign out and end this token' })
    .as('session.destroy')
  router
    .delete('/sessions', [sessions.AllSessions, 'destroy'])
    .call({ by: 'signingUp', team: 'nothing', summary: 'Sign out on every device' })
})
