import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { home } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/home', [home.HomePage, 'render']).as('home')
  router.get('/base/dashboard/:id', [home.DashboardPage, 'render']).as('dashboard')
}).where('id', number)

calls('shipping', 'signedIn', () => {
  router.get('/dashboard/:id?', [home.Dashboards, 'show']).as('dashboard.show')
}).where('id', number)
