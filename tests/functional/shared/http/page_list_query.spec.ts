import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const LIST = { component: 'admin/audit/audit', only: 'entries' }

test.group('The URL of a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('opens its page even with an invalid query: {$self}')
    .with([
      'page=none',
      'page[]=1&page[]=2',
      'startDate=yesterday&endDate[x]=1',
      `condition=${'x'.repeat(300)}`,
      'perPage=1000000&page=-1&condition[a]=b&unknown=1',
    ])
    .run(async ({ assert }, query) => {
      const page = await PageSession.signedIn('admin@sendam.test')
      const { props } = await page.visit(`/admin/audit?${query}`, LIST)
      assert.containsSubset(props.entries.metadata, { currentPage: 1, perPage: 25 })
      assert.deepEqual(props.listQuery, {})
    })

  test('passes on only its valid parts, which the CSV file accepts: {list}')
    .with([
      {
        list: '/base/shipment/history?status=FOO&sort=colour&startDate=x&endDate=2026-05-01',
        file: '/api/v1/shipment/history.csv',
        listQuery: { endDate: '2026-05-01' },
      },
      {
        list: '/base/shipment/history?startDate=2026-05-10&endDate=2026-05-01&status=BOOKED',
        file: '/api/v1/shipment/history.csv',
        listQuery: { status: 'BOOKED' },
      },
      {
        list: '/base/wallet/transactions?startDate=2026-05-10&endDate=2026-05-01&search=ada&entry=1',
        file: '/api/v1/transactions/history.csv',
        listQuery: { search: 'ada' },
      },
      {
        list: '/admin/audit?startDate=2026-05-01&endDate=later&condition=ada&page=2',
        file: '/api/v1/audit.csv',
        listQuery: { startDate: '2026-05-01', condition: 'ada', page: '2' },
      },
      {
        list: '/admin/config/organizations?sort=colour&descending=true&perPage=0',
        file: '/api/v1/organization/all.csv',
        listQuery: { descending: 'true' },
      },
    ])
    .run(async ({ assert }, { list, file, listQuery }) => {
      const page = await PageSession.signedIn('admin@sendam.test')
      const { props } = await page.visit(list)
      assert.deepEqual(props.listQuery, listQuery)
      const { page: turned, ...all } = props.listQuery
      const saved = await page.get(`${file}?${new URLSearchParams(all)}`)
      assert.equal(saved.status, 200)
    })
})
