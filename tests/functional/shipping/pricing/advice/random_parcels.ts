import db from '@adonisjs/lucid/services/db'
import type { PackageContents } from '#shipping/pricing/advice/advised_change'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { PricedPackage, PricedPlace, PriceRequest } from '#shipping/pricing/price_request'
import type { Chance } from '#tests/functional/admin/tariffs/replays/random_shipments'
import { addZone, type Band, smallTariff } from '#tests/support/tariff'

const COURIERS = ['DHL', 'FEDEX', 'UPS'] as const

const HOME_CODES = ['LA', 'OG', 'FC']
const HOME: PricedPlace[] = [
  { country: 'NG', stateKey: 'NG_LA', cityCode: 'IKEJA' },
  { country: 'NG', stateKey: 'NG_FC', cityCode: 'WUSE' },
  { country: 'NG', stateKey: 'NG_OG', cityCode: null },
]
const FRANCE: PricedPlace = { country: 'FR', stateKey: null, cityCode: null }
const BRITAIN: PricedPlace = { country: 'GB', stateKey: 'GB_ENG', cityCode: null }

/**
 * Adds to the small tariff bands of half a kilogram, some priced like the previous band and some
 * lower, with group prices and surcharges of every kind that a change can add or remove.
 */
export async function uneasyTariff(chance: Chance): Promise<number> {
  const { preferred } = await smallTariff()
  for (const courierCode of COURIERS) {
    const zone = { courierCode, description: 'France' }
    const abroad = { ...zone, kind: 'export', geography: 'country', destinations: ['FR'] } as const
    await addZone({ ...abroad, bands: unevenBands(chance, 60) })
    await addZone({
      ...abroad,
      description: 'France, preferred',
      billingGroupId: preferred.id,
      bands: unevenBands(chance, 20),
    })
    const back = { ...zone, kind: 'import', geography: 'country', origins: ['FR'] } as const
    await addZone({ ...back, bands: unevenBands(chance, 60) })
  }
  const home = { origins: HOME_CODES, destinations: HOME_CODES, description: 'At home' }
  await addZone({ ...home, courierCode: 'DHL', kind: 'local', bands: unevenBands(chance, 60) })
  await db.table('shipping_surcharges').multiInsert([
    { name: 'Fuel', kind: 'fuel', basis_points: 1_250, courier_code: 'DHL' },
    { name: 'Heavy', kind: 'other', amount_kobo: 3_333_33, above_grams: 7_000 },
    { name: 'Long', kind: 'oversize', amount_kobo: 9_000_00, longer_than_cm: 50 },
    { name: 'Remote', kind: 'remote_area', amount_kobo: 2_500_00, destination_country: 'FR' },
  ])
  await db.rawQuery(`select record_tariff_save('Uneasy', null)`)
  return preferred.id
}

function unevenBands(chance: Chance, count: number): Band[] {
  let naira = 20_000
  return Array.from({ length: count }, (_, at) => {
    naira += chance.oneOf([0, 1_500, 4_500.5, 9_000, -700])
    return [at / 2, (at + 1) / 2, naira] as const
  })
}

export type RandomParcel = {
  request: PriceRequest
  contents: PackageContents[]
  chosen: string | null
  isBookingStaff: boolean
}

export function randomParcel(
  chance: Chance,
  { catalogue: { boxes, categories } }: PriceFacts,
  groups: (number | null)[]
): RandomParcel {
  const isBookingStaff = chance.next() < 0.3
  const packages = Array.from({ length: chance.oneOf([1, 1, 2, 3, 5, 9]) }, () => {
    const box = isBookingStaff && chance.next() < 0.4 ? chance.oneOf(boxes) : null
    if (!box) return randomPackage(chance)
    const { lengthCm, widthCm, heightCm } = box
    return { ...randomPackage(chance), lengthCm, widthCm, heightCm, expressBoxId: box.id }
  })
  const contents = packages.map(() => ({
    declaredValueKobo: chance.oneOf([200_00, 900_00, 1_500_50, 60_000_00]),
    categoryIds: [chance.oneOf(categories).id],
  }))
  const kind = chance.oneOf(['domestic', 'export', 'import'])
  const away = chance.oneOf([FRANCE, FRANCE, BRITAIN])
  const request = {
    origin: kind === 'import' ? away : chance.oneOf(HOME),
    destination: kind === 'export' ? away : chance.oneOf(HOME),
    packages,
    insurance: chance.oneOf(['Standard', 'Premium'] as const),
    pickup: chance.next() < 0.6,
    signatureRequired: chance.next() < 0.3,
    declaredValueKobo: contents.reduce((sum, content) => sum + content.declaredValueKobo, 0),
    categoryIds: [...new Set(contents.flatMap((content) => content.categoryIds))].toSorted(
      (a, b) => a - b
    ),
    billingGroupId: chance.oneOf(groups),
  }
  return { request, contents, chosen: chance.oneOf([null, ...COURIERS]), isBookingStaff }
}

/** Some weights are just above a band's edge, and some packages have no size. */
function randomPackage(chance: Chance): PricedPackage {
  const isSized = chance.next() < 0.7
  const side = () => (isSized ? 5 + chance.whole(5_500) / 100 : 0)
  const edge = 500 * (1 + chance.whole(20)) + chance.whole(150)
  return {
    weightGrams: chance.next() < 0.5 ? edge : 100 + chance.whole(9_000),
    lengthCm: side(),
    widthCm: side(),
    heightCm: side(),
    expressBoxId: null,
  }
}
