import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

test.group('A zone that has priced a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('is archived when it is deleted: the shipment keeps its price trace, quotes skip the zone', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const form = await submission({ preferredCourier: 'UPS' })
    const { id } = await dataOf(member('post', '/shipment', form))
    const { explanation, ...before } = await dataOf(member('get', `/shipment/${id}/detail`))
    assert.containsSubset(explanation, { zone: 'United Kingdom' })
    const { priceTrace } = await Shipment.findOrFail(id)

    await expectStatus(200, admin('delete', `/shippingZone/international/${priceTrace.zoneId}`))
    const zone = await ShippingZone.findOrFail(priceTrace.zoneId)
    assert.isNotNull(zone.archivedAt)
    const after = await dataOf(member('get', `/shipment/${id}/detail`))
    assert.deepEqual(after, { explanation, ...before })
    const { courierRates } = await dataOf(member('post', '/shipment/check_rate', form))
    assert.notInclude(
      courierRates.map(({ courier }: { courier: string }) => courier),
      'UPS'
    )
  })
})
