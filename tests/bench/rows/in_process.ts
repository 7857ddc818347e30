import db from '@adonisjs/lucid/services/db'
import { createOffers } from '#shipping/pricing/offers'
import { during, effort, measure, type Pair, perSecond } from '#tests/bench/measurement'
import { laneCount } from '#tests/bench/lanes'
import { walletPayments } from '#tests/bench/payments'
import { measureLinking, measureVerification } from '#tests/bench/proof'
import { tariffReplay } from '#tests/bench/replay'
import type { Row } from '#tests/bench/rows/row'
import { rateSheets, zoneSearches } from '#tests/bench/tariff'

const AT_ONCE = 8

/** Prices parcels one by one, as for a file, compared with as many `select 1`. */
async function bulkPricing(): Promise<Pair> {
  const [category] = await db.from('item_categories').select('id').limit(1)
  const price = (turn: number) =>
    createOffers(
      {
        origin: { country: 'NG', stateKey: 'NG_LA', cityCode: 'IKEJA' },
        destination: { country: 'GB', stateKey: null, cityCode: null },
        packages: [
          {
            weightGrams: 500 + (turn % 200) * 100,
            lengthCm: 10,
            widthCm: 10,
            heightCm: 10,
            expressBoxId: null,
          },
        ],
        insurance: 'Standard',
        pickup: true,
        signatureRequired: false,
        declaredValueKobo: 1_000_000,
        billingGroupId: null,
        categoryIds: [Number(category.id)],
      },
      { isTest: false }
    )
  return {
    ours: () => perSecond(during(effort.rateMs), AT_ONCE, price),
    floor: () => perSecond(during(effort.rateMs), AT_ONCE, () => db.rawQuery('select 1')),
  }
}

/** Rows that call the product's functions in this process, without HTTP. */
export const IN_PROCESS_ROWS: Row[] = [
  {
    name: 'payments',
    title: 'payments, 200 wallets',
    floor: 'five statements',
    unit: '/s',
    aim: { of: 'ratio', atLeast: 0.6 },
    measure: async () => measure(await walletPayments('many')),
  },
  {
    name: 'payments',
    title: 'payments, one wallet',
    floor: 'five statements',
    unit: '/s',
    aim: { of: 'ratio', atLeast: 0.5 },
    measure: async () => measure(await walletPayments('one')),
  },
  {
    name: 'bulk',
    title: 'prices of a file',
    floor: 'select 1',
    unit: '/s',
    measure: async () => measure(await bulkPricing()),
  },
  {
    name: 'zones',
    title: '10,000 zones, the search',
    floor: 'plain SQL',
    unit: 'ms',
    aim: { of: 'ours', atMost: 100 },
    measure: async (stage) => {
      const { search } = await zoneSearches(stage)
      return measure(search)
    },
  },
  {
    name: 'zones',
    title: '10,000 zones, the call',
    floor: 'plain SQL',
    unit: 'ms',
    aim: { of: 'ours', atMost: 100 },
    measure: async (stage) => {
      const { call } = await zoneSearches(stage)
      return measure(call)
    },
  },
  {
    name: 'sheets',
    title: '5,000 rates, loaded',
    floor: 'plain SQL',
    unit: 'ms',
    aim: { of: 'ours', atMost: 1000 },
    measure: async (stage) => {
      const { loading } = await rateSheets(stage)
      return measure(loading)
    },
  },
  {
    name: 'sheets',
    title: '5,000 rates, saved',
    floor: 'plain SQL',
    unit: 'ms',
    aim: { of: 'ours', atMost: 1000 },
    measure: async (stage) => {
      const { saving } = await rateSheets(stage)
      return measure(saving)
    },
  },
  {
    name: 'replay',
    title: 'a draft, replayed',
    floor: 'rows read',
    unit: '/s',
    aim: { of: 'ours', atLeast: 10_000 },
    measure: async () => measure(await tariffReplay()),
  },
  {
    name: 'lanes',
    title: 'deliveries counted for lanes',
    floor: 'rows read',
    unit: '/s',
    aim: { of: 'ours', atLeast: 10_000 },
    measure: async () => measure(await laneCount()),
  },
  {
    name: 'proof',
    title: 'rows linked',
    floor: 'rows read',
    unit: '/s',
    aim: { of: 'ours', atLeast: 5_000 },
    measure: async () => measure(measureLinking()),
  },
  {
    name: 'proof',
    title: 'audit:verify, a million links',
    floor: 'rows read',
    unit: 's',
    aim: { of: 'ours', atMost: 60 },
    measure: async () => measure(await measureVerification()),
  },
]
