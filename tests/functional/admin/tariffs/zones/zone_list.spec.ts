import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { addZone, smallTariff } from '#tests/support/tariff'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const LIST = '/admin/zones/export?courier=ARAMEX&country=NG&geography=country'

async function zonesAt(session: PageSession, address: string) {
  const deferred = { component: 'admin/tariffs/zones', only: 'zones' }
  const { props } = await session.visit(address, deferred)
  const names = props.zones.data.map((zone: { description: string }) => zone.description)
  return { names, total: props.zones.metadata.total, indexes: props.zones.data.map(indexOf) }
}

const indexOf = ({ index }: { index: number }) => index

test.group('The URL of a zone list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('holds the search, the billing group, the order and the page', async ({ assert }) => {
    const traders = await BillingGroup.create({ name: 'Traders', active: true })
    for (let number = 10; number < 40; number++) {
      const zone = await addZone({
        kind: 'export',
        courierCode: 'ARAMEX',
        description: `Region ${number}`,
        geography: 'country',
        destinations: ['NA'],
        bands: [],
      })
      if (number < 13) await zone.merge({ billingGroupId: traders.id }).save()
    }
    const session = await PageSession.signedIn('admin@sendam.test')
    const found = await zonesAt(session, `${LIST}&search=region&sort=-description&page=2`)
    assert.deepEqual(
      found.names,
      [14, 13, 12, 11, 10].map((number) => `Region ${number}`)
    )
    assert.deepEqual([found.total, found.indexes[0]], [30, 26])
    const ofGroup = await zonesAt(session, `${LIST}&billingGroup=${traders.id}&sort=description`)
    assert.deepEqual(ofGroup.names, ['Region 10', 'Region 11', 'Region 12'])
    const ofAll = await zonesAt(session, `${LIST}&billingGroup=0&search=region`)
    assert.equal(ofAll.total, 27)
  })

  test('opens with the first courier that has zones and its first kind, whatever it leaves open', async ({
    assert,
  }) => {
    const session = await PageSession.signedIn('admin@sendam.test')
    const opened = async (address: string) => {
      const { props } = await session.visit(address)
      return { kind: props.kind, ...props.listQuery }
    }
    const dhl = { kind: 'export', courier: 'DHL', country: 'NG' }
    assert.deepEqual(await opened('/admin/zones'), dhl)
    assert.deepEqual(await opened('/admin/zones/export?courier=d-h-l&page=x&sort=price'), dhl)
    const local = { ...dhl, kind: 'local', courier: 'FEDEX' }
    assert.deepEqual(await opened('/admin/zones/local?courier=NOBODY'), local)
    assert.deepEqual(await opened('/admin/zones/local?courier=UPS'), { ...local, courier: 'UPS' })
    const abroad = await opened('/admin/zones/import?country=GH&geography=all')
    assert.deepEqual(abroad, { ...dhl, kind: 'import', country: 'GH', geography: 'all' })
    const { names } = await zonesAt(session, '/admin/zones/export')
    assert.include(names, 'Ghana')
  })

  test('lists the number of bands and the lowest rate of each zone, in a past version too', async ({
    assert,
  }) => {
    await addZone({
      kind: 'export',
      courierCode: 'ARAMEX',
      description: 'Namibia',
      geography: 'country',
      destinations: ['NA'],
      bands: [],
    })
    const session = await PageSession.signedIn('admin@sendam.test')
    const listed = async (address: string) => {
      const { props } = await session.visit(address, {
        component: 'admin/tariffs/zones',
        only: 'zones',
      })
      return props.zones.data.map((zone: any) => [zone.description, zone.bands, zone.fromText])
    }
    const dhl = [
      ['United Kingdom', 3, '₦60,000.00'],
      ['Ghana', 1, '₦25,000.00'],
    ]
    assert.deepEqual(await listed('/admin/zones/export?courier=DHL'), dhl)
    assert.deepEqual(await listed('/admin/zones/export?courier=ARAMEX'), [
      ['Namibia', 0, 'No rates'],
    ])
    const { id } = await db.from('tariff_versions').orderBy('number', 'desc').firstOrFail()
    assert.deepEqual(await listed(`/admin/zones/export?courier=DHL&version=${id}`), dhl)
  })

  test('opens a zone, and its rates with a title of courier, zone and kind', async ({ assert }) => {
    const session = await PageSession.signedIn('admin@sendam.test')
    const { id } = await ShippingZone.query()
      .where({ courierCode: 'DHL', description: 'Ghana', kind: 'export' })
      .firstOrFail()
    const deferred = { component: 'admin/tariffs/zones', only: 'shown' }
    const opened = await session.visit(`/admin/zones/export?detail=${id}`, deferred)
    assert.equal(opened.props.shown.zone.description, 'Ghana')
    assert.deepEqual(
      opened.props.shown.members.map(({ label }: { label: string }) => label),
      ['Ghana']
    )
    const rates = await session.visit(`/admin/zones/export/${id}`)
    assert.equal(rates.props.title, 'DHL - Ghana - Export')
    const wrongKind = await session.get(`/admin/zones/import/${id}`)
    assert.equal(wrongKind.status, 404)
  })
})
