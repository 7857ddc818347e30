import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describeListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { AdminHomePage, Init } = controllers.admin.console

definePages('admin', () => {
  router
    .get('/admin/home', [AdminHomePage, 'render'])
    .page({ by: 'openConsole', auditedRead: () => describeListRead('the inbox', 'read') })
    .as('home')
})

defineCalls('admin', 'Account', () => {
  router
    .get('/init', [Init, 'show'])
    .call({
      id: 'getStartData',
      by: 'signedIn',
      summary: 'Get the data that every page needs',
      description: 'Returns fees, insurances and your own profile.',
    })
    .as('init')
})
