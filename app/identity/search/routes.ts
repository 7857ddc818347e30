import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describeSearch } from '#shared/audit/audited_reads'
import { defineCalls } from '#start/route_groups'

const { search } = controllers.identity

defineCalls('identity', 'Account', () => {
  router.get('/search', [search.Searches, 'index']).call({
    by: 'signedIn',
    shows: describeSearch,
    summary: 'Find something by its number, a name or a phone number',
    description:
      'At most five of each kind, within what the caller may see: shipments and transactions; for staff of the console also users, organizations and zones. `href` is the page on which it is.',
    failures: [429],
  })
})
