import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describeSearch } from '#shared/audit/audited_reads'
import { defineCalls } from '#start/route_groups'

const { search } = controllers.identity

defineCalls('identity', 'Account', () => {
  router.get('/search', [search.Searches, 'index']).call({
    by: 'signedIn',
    auditedRead: describeSearch,
    summary: 'Search by number, name or phone number',
    description:
      'Searches shipments and transactions, and for console staff also users, organizations and zones. Returns at most five results of each kind, and only those that you may see. `href` is the page of the result.',
    failures: [429],
  })
})
