import { test } from '@japa/runner'
import { toUrlChanges, parseTableQuery } from '../../../inertia/url/parse_table_query.js'

const DEFAULT_SIZE = 25

test.group('Table query in the URL', () => {
  const queries = [
    ['', { page: 1, pageSize: DEFAULT_SIZE, search: '', sort: null }],
    [
      'search=ada&sort=-date&page=3&perPage=50',
      { page: 3, pageSize: 50, search: 'ada', sort: { by: 'date', desc: true } },
    ],
    ['page=-1&perPage=0&sort=-', { page: 1, pageSize: DEFAULT_SIZE, search: '', sort: null }],
    ['page=1.5&perPage=101', { page: 1, pageSize: DEFAULT_SIZE, search: '', sort: null }],
    ['page=x&perPage=1e9', { page: 1, pageSize: DEFAULT_SIZE, search: '', sort: null }],
  ] as const
  for (const [address, query] of queries) {
    test(`is parsed, with defaults for invalid values: "${address}"`, ({ assert }) => {
      assert.deepEqual(parseTableQuery(new URLSearchParams(address), {}, DEFAULT_SIZE), query)
    })
  }

  test('uses the parameter names of its call, and a prefix if a page has two tables', ({
    assert,
  }) => {
    const address = new URLSearchParams('q=ada&sort=name&down=true&page=2&accountsPage=5')
    const names = { search: 'q', descending: 'down' }
    const own = parseTableQuery(address, names, DEFAULT_SIZE)
    assert.deepInclude(own, { search: 'ada', sort: { by: 'name', desc: true }, page: 2 })
    const other = parseTableQuery(address, { prefix: 'accounts' }, DEFAULT_SIZE)
    assert.deepEqual(other, { page: 5, pageSize: DEFAULT_SIZE, search: '', sort: null })
  })

  test('is written without default values', ({ assert }) => {
    const first = { page: 1, pageSize: DEFAULT_SIZE, search: ' ', sort: null }
    assert.deepEqual(toUrlChanges(first, {}, DEFAULT_SIZE), {
      search: '',
      sort: null,
      page: null,
      perPage: null,
    })
    const other = { page: 2, pageSize: 10, search: 'ada', sort: { by: 'name', desc: true } }
    assert.deepEqual(toUrlChanges(other, { prefix: 'accounts' }, DEFAULT_SIZE), {
      accountsSearch: 'ada',
      accountsSort: '-name',
      accountsPage: 2,
      accountsPerPage: 10,
    })
    assert.deepInclude(toUrlChanges(other, { descending: 'down' }, DEFAULT_SIZE), {
      sort: 'name',
      down: 'true',
    })
  })
})
