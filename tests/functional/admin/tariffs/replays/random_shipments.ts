import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import User from '#identity/accounts/models/user'
import { requireShipmentKind } from '#shipping/pricing/shipment_kind'
import ExpressBox from '#shipping/pricing/models/express_box'
import type { PricedPackage, PricedPlace, PriceRequest } from '#shipping/pricing/price_request'
import { sumWeights } from '#shipping/pricing/rules/weight'
import { generateTransactionReference } from '#shipping/shipment/shipment_numbers'

export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return this.#state / 2 ** 32
  }

  whole(below: number): number {
    return Math.floor(this.next() * below)
  }

  oneOf<T>(choices: readonly T[]): T {
    return choices[this.whole(choices.length)]!
  }
}

const HOME: PricedPlace[] = [
  { country: 'NG', stateKey: 'NG_LA', cityCode: 'IKEJA' },
  { country: 'NG', stateKey: 'NG_LA', cityCode: 'LEKKI' },
  { country: 'NG', stateKey: 'NG_LA', cityCode: null },
  { country: 'NG', stateKey: 'NG_FC', cityCode: 'WUSE' },
  { country: 'NG', stateKey: 'NG_OG', cityCode: null },
  { country: 'NG', stateKey: 'NG_KN', cityCode: null },
]
const ABROAD: PricedPlace[] = [
  { country: 'GB', stateKey: 'GB_ENG', cityCode: null },
  { country: 'GH', stateKey: 'GH_AA', cityCode: null },
  ...['FR', 'US', 'NA'].map((country) => ({ country, stateKey: null, cityCode: null })),
]

export const COURIERS = ['DHL', 'FEDEX', 'UPS', 'ARAMEX']

export type PricedShipment = { id: number; courierCode: string; request: PriceRequest }

/** Inserts booked and paid parcels of every kind. Returns each with the request that prices it. */
export async function randomShipments(
  chance: Chance,
  { count, groups, owner }: { count: number; groups: (number | null)[]; owner: string }
): Promise<PricedShipment[]> {
  const user = await User.findByOrFail('email', owner)
  const { organizationId } = await user.homeMembership()
  const boxes = await ExpressBox.query().whereNull('archivedAt').orderBy('id')
  const requests = Array.from({ length: count }, () => randomRequest(chance, groups, boxes))
  const rows = requests.map((request, at) => ({
    at,
    courier: chance.oneOf(COURIERS),
    ends: [request.origin, request.destination],
    ...sumWeights(request.packages.map((part) => weighed(part, boxes))),
    kind: requireShipmentKind(request.origin.country, request.destination.country),
    group: request.billingGroupId,
    reference: generateTransactionReference(),
    number: FIRST_NUMBER + at,
    booked: DateTime.now()
      .minus({ minutes: 5 + chance.whole(120_000) })
      .toISO(),
    packages: request.packages.map((part) => ({ ...part, grams: weighed(part, boxes) })),
  }))
  const ids = await queryRows<{ id: number; number: number }>(db, INSERT, {
    rows: JSON.stringify(rows),
    organizationId,
    userId: user.id,
  })
  // Without statistics the planner expects few rows and scans all of them for each lookup.
  await queryRows(db, 'analyze shipments, shipment_addresses, shipment_packages, shipment_charges')
  const byNumber = new Map(ids.map(({ id, number }) => [number, id]))
  return rows.map(({ number, courier, at }) => ({
    id: byNumber.get(number)!,
    courierCode: courier,
    request: requests[at]!,
  }))
}

/** Tracking numbers start here, beyond those of other shipments. */
const FIRST_NUMBER = 1_000_000_000_000

/** Carriage in kobo that each shipment was charged. */
export const CHARGED_KOBO = 12_345_67

export function withoutRandomShipments() {
  return db.from('shipments').where('tracking_number', '>=', FIRST_NUMBER).delete()
}

const INSERT = `
  with given as (
    select * from jsonb_to_recordset(:rows::jsonb) as given (at int, courier text, ends jsonb, "actualGrams" int,
      "volumetricGrams" int, "billableGrams" int, kind shipment_kind, "group" bigint, reference text, number bigint,
      booked timestamptz, packages jsonb)
  ), made as (
    insert into shipments (transaction_reference, tracking_number, organization_id, user_id, kind, status, courier_code,
      service_type, delivery_timeline, billing_group_id, price_trace, insurance, pickup, signature_required,
      declared_value_kobo, actual_grams, volumetric_grams, billable_grams, payment_amount_kobo, payment_method, paid_at,
      courier_driver, created_at)
    select reference, number, :organizationId, :userId, kind, 'BOOKED', courier, courier, '2 to 4 days', "group", '{}',
      'Standard', true, false, 100, "actualGrams", "volumetricGrams", "billableGrams", ${CHARGED_KOBO}, 'cash', booked,
      'sandbox', booked
    from given returning id, tracking_number
  ), numbered as (
    select made.id, given.* from given join made on made.tracking_number = given.number
  ), placed as (
    insert into shipment_addresses (shipment_id, side, fullname, phone_number, email, address, country_code, state_key,
      city_code)
    select id, case place when 1 then 'origin' else 'destination' end, 'Chidi Eze', '08031234567', 'chidi@example.test',
      '5 Allen Avenue', "end" ->> 'country', "end" ->> 'stateKey', "end" ->> 'cityCode'
    from numbered, jsonb_array_elements(ends) with ordinality as ends_of ("end", place)
  ), packed as (
    insert into shipment_packages (shipment_id, position, weight_grams, length_cm, width_cm, height_cm, express_box_id,
      express_box_grams)
    select id, place, (one ->> 'weightGrams')::int, (one ->> 'lengthCm')::numeric, (one ->> 'widthCm')::numeric,
      (one ->> 'heightCm')::numeric, (one ->> 'expressBoxId')::bigint, (one #>> '{grams,expressBoxGrams}')::int
    from numbered, jsonb_array_elements(packages) with ordinality as packages_of (one, place)
  ), charged as (
    insert into shipment_charges (shipment_id, kind, label, amount_kobo)
    select id, 'shipping', 'Shipping Rate', ${CHARGED_KOBO} from numbered
    union all select id, 'insurance', 'Insurance Fee (Premium)', 100000 from numbered
  )
  select id, number from numbered`

function weighed(part: PricedPackage, boxes: ExpressBox[]) {
  const box = boxes.find(({ id }) => id === part.expressBoxId)
  return { ...part, expressBoxGrams: box?.weightGrams ?? 0 }
}

function randomRequest(
  chance: Chance,
  groups: (number | null)[],
  boxes: ExpressBox[]
): PriceRequest {
  const kind = chance.oneOf(['domestic', 'export', 'import'])
  return {
    origin: chance.oneOf(kind === 'import' ? ABROAD : HOME),
    destination: chance.oneOf(kind === 'export' ? ABROAD : HOME),
    packages: Array.from({ length: 1 + chance.whole(3) }, () => randomPackage(chance, boxes)),
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    declaredValueKobo: 100,
    categoryIds: [],
    billingGroupId: chance.oneOf(groups),
  }
}

/** Some weights are at a row's edge, some packages are large and light, some use an express box. */
function randomPackage(chance: Chance, boxes: ExpressBox[]): PricedPackage {
  const side = () => (chance.next() < 0.3 ? 0 : 1 + chance.whole(6_000) / 100)
  return {
    weightGrams: chance.next() < 0.3 ? chance.oneOf([500, 501, 1000]) : 1 + chance.whole(12_000),
    lengthCm: side(),
    widthCm: side(),
    heightCm: side(),
    expressBoxId: chance.next() < 0.25 ? chance.oneOf(boxes).id : null,
  }
}
