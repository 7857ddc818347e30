import type { WhatIf } from '#admin/tariffs/replays/what_if'
import db from '@adonisjs/lucid/services/db'
import type { Geography, ZoneKind } from '#shipping/places/zone'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ShippingZone from '#shipping/pricing/models/shipping_zone'

/** A rate: the price in naira of weights above `aboveKg` up to and including `endKg`. */
export type Band = readonly [aboveKg: number, endKg: number, naira: number]

export type ZoneDraft = {
  courierCode: string
  kind: ZoneKind
  description: string
  geography?: Geography
  countryCode?: string
  stateCode?: string
  origins?: readonly string[]
  destinations?: readonly string[]
  billingGroupId?: number
  bands: readonly Band[]
}

const TO_BRITAIN = {
  kind: 'export',
  description: 'United Kingdom',
  geography: 'country',
  destinations: ['GB'],
} as const

const HOME = ['LA', 'OG', 'FC']
const AT_HOME = { kind: 'local', description: 'Home', origins: HOME, destinations: HOME } as const

/** Rates to Britain in naira, up to 0.5 kg, 1 kg and 30 kg. */
const TO_BRITAIN_NAIRA = {
  FEDEX: [40_000, 50_000, 200_000],
  UPS: [45_000, 55_000, 210_000],
  DHL: [60_000, 70_000, 250_000],
} as const

const SMALL_TARIFF: ZoneDraft[] = [
  ...Object.entries(TO_BRITAIN_NAIRA).map(([courierCode, [half, one, thirty]]) => ({
    ...TO_BRITAIN,
    courierCode,
    bands: [
      [0, 0.5, half],
      [0.5, 1, one],
      [1, 30, thirty],
    ] as const,
  })),
  {
    kind: 'export',
    courierCode: 'DHL',
    description: 'Ghana',
    geography: 'country',
    destinations: ['GH'],
    bands: [[0, 10, 25_000]],
  },
  {
    kind: 'import',
    courierCode: 'DHL',
    description: 'United Kingdom',
    geography: 'country',
    origins: ['GB'],
    bands: [
      [0, 1, 80_000],
      [1, 30, 300_000],
    ],
  },
  { ...AT_HOME, courierCode: 'FEDEX', bands: homeBands(3_000, 20_000) },
  { ...AT_HOME, courierCode: 'UPS', bands: homeBands(3_500, 22_000) },
]

/**
 * Replaces any other tariff by a small one, so use it inside
 * `testUtils.db().wrapInGlobalTransaction()`.
 *
 * NG to GB: FEDEX 40,000 naira up to 0.5 kg, 50,000 up to 1 kg, 200,000 up to 30 kg; UPS 45,000,
 * 55,000, 210,000; DHL 60,000, 70,000, 250,000. The group Preferred Businesses pays FEDEX 30,000
 * and 38,000, and above 1 kg the general price.
 * NG to GH: only DHL, 25,000 up to 10 kg.
 * GB to NG: only DHL, 80,000 up to 1 kg, 300,000 up to 30 kg.
 * Within and between Lagos, Ogun and Abuja: FEDEX 3,000 up to 1 kg, 20,000 up to 30 kg; UPS 3,500
 * and 22,000.
 */
export async function smallTariff(): Promise<{ preferred: BillingGroup }> {
  await addPlacesAndCouriers()
  await ShippingZone.query().whereNull('archivedAt').update({ archivedAt: new Date() })
  const preferred = await BillingGroup.updateOrCreate(
    { name: 'Preferred Businesses' },
    { active: true }
  )
  for (const zone of SMALL_TARIFF) {
    await addZone(zone)
  }
  await addZone({
    ...TO_BRITAIN,
    courierCode: 'FEDEX',
    description: 'United Kingdom, preferred',
    billingGroupId: preferred.id,
    bands: [
      [0, 0.5, 30_000],
      [0.5, 1, 38_000],
    ],
  })
  await db.rawQuery(`select record_tariff_save('Small enough to know by heart', null)`)
  return { preferred }
}

export async function addZone({ bands, origins, destinations, ...zone }: ZoneDraft) {
  const created = await ShippingZone.create({ countryCode: 'NG', ...zone })
  await created.setMembers({ origins, destinations })
  await created.related('rates').createMany(
    bands.map(([aboveKg, endKg, naira]) => ({
      aboveGrams: aboveKg * 1000,
      endGrams: endKg * 1000,
      rateKobo: naira * 100,
    }))
  )
  return created
}

/** Inserts a competing rate before each of our inserts, as code without our checks could. */
export async function addRivalBeforeEachSave({ id }: ShippingZone, grams: [number, number]) {
  await db.rawQuery(`
    create function rival() returns trigger language plpgsql as $$ begin
      insert into shipping_rates (zone_id, above_grams, end_grams, rate_kobo)
        values (${id}, ${grams.join(', ')}, 100000);
      return null;
    end $$;
    create trigger rival before insert on shipping_rates
      for each statement when (pg_trigger_depth() = 0) execute function rival()`)
}

function homeBands(one: number, thirty: number): Band[] {
  return [
    [0, 1, one],
    [1, 30, thirty],
  ]
}

/** Does nothing after `seed:reference`, which has created all these rows. */
async function addPlacesAndCouriers() {
  await db.rawQuery(`
    insert into countries (code, name, region_code, continent_code) values
      ('NG', 'Nigeria', 'WESTERNAFRICA', 'AF'), ('GH', 'Ghana', 'WESTERNAFRICA', 'AF'),
      ('GB', 'United Kingdom', 'NORTHERNEUROPE', 'EU'), ('FR', 'France', 'WESTERNEUROPE', 'EU'),
      ('US', 'United States', 'NORTHAMERICA', 'NA'), ('NA', 'Namibia', 'SOUTHERNAFRICA', 'AF')
    on conflict do nothing`)
  await db.rawQuery(`
    insert into states (key, country_code, code, name) values
      ('NG_LA', 'NG', 'LA', 'Lagos'), ('NG_OG', 'NG', 'OG', 'Ogun'), ('NG_KN', 'NG', 'KN', 'Kano'),
      ('NG_FC', 'NG', 'FC', 'Abuja Federal Capital Territory'),
      ('GB_ENG', 'GB', 'ENG', 'England'), ('GH_AA', 'GH', 'AA', 'Greater Accra')
    on conflict do nothing`)
  await db.rawQuery(`
    insert into cities (state_key, code, name) values
      ('NG_LA', 'IKEJA', 'Ikeja'), ('NG_LA', 'LEKKI', 'Lekki'), ('NG_FC', 'WUSE', 'Wuse')
    on conflict do nothing`)
  await db.rawQuery(`
    insert into couriers (code, name, service_description, days_min, days_max, serves_domestic) values
      ('FEDEX', 'FedEx', 'FedEx Economy', 4, 6, true), ('UPS', 'UPS', 'UPS Express Saver', 3, 5, true),
      ('DHL', 'DHL', 'DHL Express', 2, 4, true), ('ARAMEX', 'Aramex', 'Aramex Economy', 5, 8, true),
      ('FEDEX_PRIORITY', 'FedEx Priority', 'FedEx International Priority', 2, 4, false)
    on conflict do nothing`)
}

export const NO_CHANGE: WhatIf = {
  fuelBasisPoints: 0,
  fuelCourier: null,
  laneBasisPoints: 0,
  lane: null,
}
