import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import { GEOGRAPHIES, type TariffPlace, ZONE_KINDS } from '#shipping/places/zone'
import BillingGroup from '#shipping/pricing/models/billing_group'
import { findRates } from '#shipping/pricing/find_rates'
import { addZone, type Band, smallTariff } from '#tests/support/tariff'
import { ratesBySql } from '#tests/functional/shipping/pricing/tariff_by_sql'

const COURIERS = ['DHL', 'FEDEX', 'UPS', 'ARAMEX']
const STATES = ['LA', 'OG', 'FC', 'KN']
const CITIES = ['IKEJA', 'LEKKI', 'WUSE']
const ABROAD: TariffPlace[] = [
  { country: 'GB', state: 'ENG', city: null, region: 'NORTHERNEUROPE', continent: 'EU' },
  { country: 'FR', state: null, city: null, region: 'WESTERNEUROPE', continent: 'EU' },
  // NA is Namibia here; as the code of a continent it is North America.
  { country: 'NA', state: null, city: null, region: 'SOUTHERNAFRICA', continent: 'AF' },
  { country: 'US', state: null, city: null, region: 'NORTHAMERICA', continent: 'NA' },
  { country: 'AQ', state: null, city: null, region: null, continent: null },
]
const CODES = {
  all: [],
  country: ['GB', 'FR', 'NA', 'US'],
  region: ['NORTHERNEUROPE', 'WESTERNEUROPE', 'SOUTHERNAFRICA', 'NORTHAMERICA'],
  continent: ['EU', 'AF', 'NA'],
}

class Dice {
  constructor(private state: number) {}

  below(end: number): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((this.state / 2_147_483_648) * end)
  }

  pick<Of>(of: readonly Of[]): Of {
    return of[this.below(of.length)]!
  }

  some<Of>(of: readonly Of[]): Of[] {
    return of.filter(() => this.below(2) === 0)
  }
}

/** Returns up to four random bands, some with gaps between them. */
function bands(dice: Dice): Band[] {
  let above = 0
  return Array.from({ length: dice.below(5) }, () => {
    const from = above + dice.below(2)
    above = from + 1 + dice.below(3)
    return [from, above, 1000 + dice.below(100_000)] as const
  })
}

async function anyZone(dice: Dice, number: number, groups: BillingGroup[]) {
  const kind = dice.pick(ZONE_KINDS)
  const isAbroad = kind === 'export' || kind === 'import'
  const geography = isAbroad ? dice.pick(GEOGRAPHIES) : undefined
  const codes = kind === 'city' ? CITIES : kind === 'local' ? STATES : CODES[geography!]
  const zone = await addZone({
    kind,
    geography,
    description: `Zone ${number}`,
    courierCode: dice.pick(COURIERS),
    stateCode: kind === 'city' ? dice.pick(STATES) : undefined,
    origins: kind === 'export' ? [] : dice.some(codes),
    destinations: kind === 'import' ? [] : dice.some(codes),
    billingGroupId: kind === 'local' || dice.below(2) ? undefined : dice.pick(groups).id,
    bands: bands(dice),
  })
  if (dice.below(8) === 0) await zone.archive()
}

function anyRequest(dice: Dice, groups: BillingGroup[]) {
  const kind = dice.pick<ShipmentKind>(['domestic', 'export', 'import'])
  const home = (): TariffPlace => ({
    country: 'NG',
    region: 'WESTERNAFRICA',
    continent: 'AF',
    state: dice.pick([...STATES, null]),
    city: dice.pick([...CITIES, null]),
  })
  return {
    kind,
    route: {
      origin: kind === 'import' ? dice.pick(ABROAD) : home(),
      destination: kind === 'export' ? dice.pick(ABROAD) : home(),
    },
    billableGrams: dice.pick([0, 1, 500 * dice.below(20), 1 + 500 * dice.below(20)]),
    billingGroupId: dice.pick([null, ...groups.map(({ id }) => id), 999_999]),
  }
}

test.group('Cached tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gives the same prices as SQL for random tariff {$self}')
    .with([11, 22, 33, 44])
    .run(async ({ assert }, seed) => {
      const dice = new Dice(seed)
      const { preferred } = await smallTariff()
      const passive = await BillingGroup.create({ name: 'Passive', active: false })
      const groups = [preferred, passive]
      await db.from('couriers').where('code', 'ARAMEX').update({ serves_import: false })
      for (let number = 0; number < 60; number++) await anyZone(dice, number, groups)
      let offered = 0
      for (let count = 0; count < 150; count++) {
        const request = anyRequest(dice, groups)
        const found = await findRates(request)
        assert.deepEqual(found, await ratesBySql(request), JSON.stringify(request))
        offered += found.length
      }
      assert.isAbove(offered, 50)
    })
})
