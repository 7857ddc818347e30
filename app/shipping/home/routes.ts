import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { organizationRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { home } = controllers.shipping

definePages('shipping', () => {
  router.get('/base/home', [home.HomePage, 'render']).page({ by: 'signedIn' }).as('home')
  router
    .get('/base/dashboard/:id', [home.DashboardPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true, auditedRead: organizationRead('id') })
    .as('dashboard')
}).where('id', idParam)

defineCalls('shipping', 'Shipments', () => {
  router
    .get('/dashboard/:id?', [home.Dashboards, 'show'])
    .call({
      by: 'signedIn',
      auditedRead: organizationRead('id'),
      summary: 'Get the number and cost of shipments by month',
      description:
        'Returns the latest six months (Lagos time), the current one last, and the latest shipments. Without an id, covers all shipments that you may see; an id selects an organization.',
    })
    .as('dashboard.show')
}).where('id', idParam)
