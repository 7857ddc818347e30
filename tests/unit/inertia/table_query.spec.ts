import { test } from '@japa/runner'
import { toUrlChanges, parseTableQuery } from '../../../inertia/url/parse_table_query.js'

const USUAL = 25

test.group('What an address asks of a table', () => {
  const asked = [
    ['', { page: 1, pageSize: USUAL, search: '', sort: null }],
    [
      'search=ada&sort=-date&page=3&perPage=50',
      { page: 3, pageSize: 50, search: 'ada', sort: { by: 'date', desc: true } },
    ],
    ['page=-1&perPage=0&sort=-', { page: 1, pageSize: USUAL, search: '', sort: null }],
    ['page=1.5&perPage=101', { page: 1, pageSize: USUAL, search: '', sort: null }],
    ['page=x&perPage=1e9', { page: 1, pageSize: USUAL, search: '', sort: null }],
  ] as const
  for (const [address, query] of asked) {
    test(`is understood where it can be: "${address}"`, ({ assert }) => {
      assert.deepEqual(parseTableQuery(new URLSearchParams(address), {}, USUAL), query)
    })
  }

  test('has the names of its call, and of its table where there are two', ({ assert }) => {
    const address = new URLSearchParams('q=ada&sort=name&down=true&page=2&accountsPage=5')
    const names = { search: 'q', descending: 'down' }
    const own = parseTableQuery(address, names, USUAL)
    assert.deepInclude(own, { search: 'ada', sort: { by: 'name', desc: true }, page: 2 })
    const other = parseTableQuery(address, { prefix: 'accounts' }, USUAL)
    assert.deepEqual(other, { page: 5, pageSize: USUAL, search: '', sort: null })
  })

  test('is written without what is usual', ({ assert }) => {
    const first = { page: 1, pageSize: USUAL, search: ' ', sort: null }
    assert.deepEqual(toUrlChanges(first, {}, USUAL), {
      search: '',
      sort: null,
      page: null,
      perPage: null,
    })
    const other = { page: 2, pageSize: 10, search: 'ada', sort: { by: 'name', desc: true } }
    assert.deepEqual(toUrlChanges(other, { prefix: 'accounts' }, USUAL), {
      accountsSearch: 'ada',
      accountsSort: '-name',
      accountsPage: 2,
      accountsPerPage: 10,
    })
    assert.deepInclude(toUrlChanges(other, { descending: 'down' }, USUAL), {
      sort: 'name',
      down: 'true',
    })
  })
})
