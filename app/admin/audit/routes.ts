import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { audit } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/audit', [audit.AuditPage, 'render']).as('audit')
})

calls('admin', 'openConsole', () => {
  router.get('/audit', [audit.AuditEntries, 'index'])
  router.get('/audit.csv', [audit.AuditExports, 'show'])
})
