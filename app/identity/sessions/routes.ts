import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { sessions } = controllers.identity

pages('identity', () => {
  router.get('/signin', [sessions.SignInPage, 'render']).page({ by: 'anyone' }).as('sign_in')
  router.get('/logout', [sessions.LogoutPage, 'render']).page({ by: 'anyone' }).as('logout')
})

calls('identity', () => {
  router.post('/login', [sessions.Login, 'store']).call({ by: 'anyone' }).as('login')
})

calls('identity', () => {
  router
    .post('/ping', [sessions.Pings, 'store'])
    .call({ by: 'signingUp', team: 'nothing' })
    .as('ping')
  router
    .delete('/session', [sessions.Sessions, 'destroy'])
    .call({ by: 'signingUp', team: 'nothing' })
    .as('session.destroy')
  router
    .delete('/sessions', [sessions.AllSessions, 'destroy'])
    .call({ by: 'signingUp', team: 'nothing' })
})
