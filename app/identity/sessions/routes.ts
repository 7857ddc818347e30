import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { sessions } = controllers.identity

pages('identity', 'anyone', () => {
  router.get('/signin', [sessions.SignInPage, 'render']).as('sign_in')
  router.get('/logout', [sessions.LogoutPage, 'render']).as('logout')
})

calls('identity', 'anyone', () => {
  router.post('/login', [sessions.Login, 'store']).as('login')
})

calls('identity', 'signingUp', () => {
  router.post('/ping', [sessions.Pings, 'store']).as('ping')
  router.delete('/session', [sessions.Sessions, 'destroy']).as('session.destroy')
  router.delete('/sessions', [sessions.AllSessions, 'destroy'])
})
