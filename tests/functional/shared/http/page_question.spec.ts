import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const LIST = { component: 'admin/audit/audit', only: 'entries' }

test.group('The address of a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('shows its page, whatever somebody has typed into it: {$self}')
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
    })
})
