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
      'Searches shipments, transactions and saved receivers, and for console staff also users, organizations and zones. Returns at most five results of each kind, and only those that you may see. `href` is the page of the result: for a receiver (`booking`), a booking to them. Booking staff also get a `retry` for each shipment found that its courier refused; `retries` is its id.',
    failures: [429],
  })
})
