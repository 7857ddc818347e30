import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { createEndpoint, publishTestEvent } from '#tests/support/developers/endpoints'
import { person } from '#tests/support/people'

test.group('The webhook deliveries page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the list and ignores invalid parameters of its URL', async ({ assert }) => {
    const user = await person()
    const url = 'http://localhost:9999/hook'
    const [mine, other] = [await createEndpoint(user, { url }), await createEndpoint(user, { url })]
    await publishTestEvent(mine.owner, 1)
    await publishTestEvent(mine.owner, 2)
    const list = `/webhook_endpoint/${other.id}/delivery/all?limit=1`
    const { body } = await other.ask('GET', list)
    const session = await PageSession.signedIn(user.email)
    const propsFor = async (query: string) => {
      const page = await session.visit(`/base/developers/webhooks/${mine.id}?${query}`)
      return page.props
    }
    const strange = ['status=FOO', 'type=x&from=soon', 'cursor=cut', `cursor=${body.next_cursor}`]
    for (const query of strange) {
      const { deliveries, listQuery } = await propsFor(query)
      assert.lengthOf(deliveries, 2, query)
      assert.deepEqual(listQuery, { status: null, type: null })
    }
    const { deliveries, listQuery } = await propsFor('status=pending&type=x&cursor=cut')
    assert.lengthOf(deliveries, 2)
    assert.deepEqual(listQuery, { status: 'pending', type: null })
    const first = await propsFor('limit=1')
    const second = await propsFor(`limit=1&cursor=${first.nextCursor}`)
    assert.notEqual(second.deliveries[0].id, first.deliveries[0].id)
  })
})
