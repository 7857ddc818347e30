import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import BillingGroup from '#shipping/pricing/models/billing_group'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

test.group('The addresses of organizations and billing groups', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an organization is found and opened by its address', async ({ assert }) => {
    const { id } = await Organization.findByOrFail('subdomain', 'acme')
    const session = await PageSession.signedIn('admin@sendam.test')
    const late = { component: 'admin/organizations/organizations', only: 'records,shown' }
    const address = `/admin/config/organizations?condition=acme&detail=${id}`
    const { props } = await session.visit(address, late)
    assert.deepEqual(
      props.records.data.map(({ name }: { name: string }) => name),
      ['ACME Foods']
    )
    assert.equal(props.shown.name, 'ACME Foods')
    const first = await session.visit(address)
    assert.notProperty(first.props, 'records')
  })

  test('a billing group is found and opened by its address', async ({ assert }) => {
    const { id } = await BillingGroup.create({ name: 'Zobo Traders', active: true })
    const session = await PageSession.signedIn('admin@sendam.test')
    const late = { component: 'admin/organizations/billing_groups', only: 'groups,shown' }
    const { props } = await session.visit(
      `/admin/config/billingGroups?condition=zobo&edit=${id}`,
      late
    )
    assert.equal(props.groups.metadata.total, 1)
    assert.equal(props.shown.name, 'Zobo Traders')
  })
})
