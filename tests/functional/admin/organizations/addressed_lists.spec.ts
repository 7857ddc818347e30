import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import BillingGroup from '#shipping/pricing/models/billing_group'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

test.group('URLs of organizations and billing groups', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('restore the search and the open organization', async ({ assert }) => {
    const { id } = await Organization.findByOrFail('subdomain', 'acme')
    const session = await PageSession.signedIn('admin@sendam.test')
    const deferred = { component: 'admin/organizations/organizations', only: 'records,shown' }
    const address = `/admin/config/organizations?condition=acme&detail=${id}`
    const { props } = await session.visit(address, deferred)
    assert.deepEqual(
      props.records.data.map(({ name }: { name: string }) => name),
      ['ACME Foods']
    )
    assert.equal(props.shown.name, 'ACME Foods')
    const first = await session.visit(address)
    assert.notProperty(first.props, 'records')
  })

  test('restore the search and the open billing group', async ({ assert }) => {
    const { id } = await BillingGroup.create({ name: 'Zobo Traders', active: true })
    const session = await PageSession.signedIn('admin@sendam.test')
    const deferred = { component: 'admin/organizations/billing_groups', only: 'groups,shown' }
    const { props } = await session.visit(
      `/admin/config/billingGroups?condition=zobo&edit=${id}`,
      deferred
    )
    assert.equal(props.groups.metadata.total, 1)
    assert.equal(props.shown.name, 'Zobo Traders')
  })
})
