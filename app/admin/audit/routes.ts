import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listRead, describeListRead } from '#shared/audit/audited_reads'
import { COUNTED_PAGES_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { audit } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/audit', [audit.AuditPage, 'render'])
    .page({ by: 'openConsole', auditedRead: listRead('the audit log') })
    .as('audit')
})

defineCalls('admin', 'Settings', () => {
  router.get('/audit', [audit.AuditEntries, 'index']).call({
    by: 'openConsole',
    auditedRead: listRead('the audit log'),
    summary: 'Search the audit log',
    description: `Searches the newest 10,000 entries of the selected days; the CSV file searches all of them. ${COUNTED_PAGES_DOCS}`,
  })
  router
    .get('/audit.csv', [audit.AuditEntries, 'export'])
    .call({
      by: 'openConsole',
      auditedRead: () => describeListRead('the audit log', 'export'),
      summary: 'Download the audit log as CSV',
      file: 'text/csv',
    })
    .as('audit_exports.show')
})
