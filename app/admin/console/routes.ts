import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { AdminHomePage, Init } = controllers.admin.console

pages('admin', () => {
  router
    .get('/admin/home', [AdminHomePage, 'render'])
    .page({ by: 'openConsole', shows: () => list('unmatched payments', 'read') })
    .as('home')
})

calls('admin', 'Account', () => {
  router
    .get('/init', [Init, 'show'])
    .call({
      by: 'signedIn',
      summary: 'Read what every page of the product needs to know',
      description: 'Fees, insurances and your own profile.',
    })
    .as('init')
})
