import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import DangerousGood from '#shipping/booking/models/dangerous_good'
import HsCode from '#shipping/customs/models/hs_code'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { seedReference } from '#tests/support/reference'

const COMPONENT = 'admin/reference/reference_lists'

test.group('URLs of reference lists', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const readDeferred = async (query: string) => {
    const session = await PageSession.signedIn('admin@sendam.test')
    const deferred = { component: COMPONENT, only: 'entries,shown' }
    const { props } = await session.visit(`/admin/config/lists${query}`, deferred)
    return props
  }

  test('open a whole list, or the first list for an unknown name', async ({ assert }) => {
    const goods = await readDeferred('?list=dangerous_good&page=2')
    assert.equal(goods.entries.kind, 'dangerous_good')
    const [{ $extras }] = await DangerousGood.query().count('* as total')
    assert.lengthOf(goods.entries.data, Number($extras.total))
    const first = await readDeferred('?list=__proto__')
    assert.equal(first.entries.kind, 'item_category')
    assert.notProperty(first, 'shown')
  })

  test('restore a page of a search', async ({ assert }) => {
    const codes = await HsCode.query().whereLike('code', '64%').orderBy('code')
    const { entries } = await readDeferred('?list=hs_code&q=64&page=2&perPage=10')
    const ids = entries.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(
      ids.slice(0, 5),
      codes.slice(10, 15).map(({ code }) => code)
    )
    assert.lengthOf(ids, 10)
    assert.isAtLeast(entries.metadata.total, codes.length)
    const usual = await readDeferred('?list=hs_code&perPage=1000')
    assert.lengthOf(usual.entries.data, 25)
  })

  test('open the form of an entry, and none for an unknown entry', async ({ assert }) => {
    const { shown } = await readDeferred('?list=hs_code&edit=640411')
    assert.containsSubset(shown, { id: '640411', archived: false })
    for (const gone of ['?list=hs_code&edit=000000', '?edit=x', '?edit=1&edit=2']) {
      assert.notProperty(await readDeferred(gone), 'shown', gone)
    }
  })
})
