import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listed, list } from '#shared/audit/shown'
import { COUNTED_PAGES } from '#shared/http/reference_words'
import { calls, pages } from '#start/route_groups'

const { audit } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/audit', [audit.AuditPage, 'render'])
    .page({ by: 'openConsole', shows: listed('the audit log') })
    .as('audit')
})

calls('admin', 'Settings', () => {
  router.get('/audit', [audit.AuditEntries, 'index']).call({
    by: 'openConsole',
    shows: listed('the audit log'),
    summary: 'Search the audit log',
    description: `Words are looked for among the newest 10,000 entries of the days; the file has all. ${COUNTED_PAGES}`,
  })
  router
    .get('/audit.csv', [audit.AuditEntries, 'export'])
    .call({
      by: 'openConsole',
      shows: () => list('the audit log', 'export'),
      summary: 'Download the audit log',
      file: 'text/csv',
    })
    .as('audit_exports.show')
})
