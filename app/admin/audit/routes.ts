import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listed, list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { audit } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/audit', [audit.AuditPage, 'render'])
    .page({ by: 'openConsole', shows: listed('the audit log') })
    .as('audit')
})

calls('admin', () => {
  router
    .get('/audit', [audit.AuditEntries, 'index'])
    .call({ by: 'openConsole', shows: listed('the audit log') })
  router
    .get('/audit.csv', [audit.AuditExports, 'show'])
    .call({ by: 'openConsole', shows: () => list('the audit log', 'export') })
})
