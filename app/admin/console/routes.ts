import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { AdminHomePage, Init } = controllers.admin.console

pages('admin', 'openConsole', () => {
  router.get('/admin/home', [AdminHomePage, 'render']).as('home')
})

calls('admin', 'signedIn', () => {
  router.get('/init', [Init, 'show']).as('init')
})
