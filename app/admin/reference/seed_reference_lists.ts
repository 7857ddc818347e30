import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CARRIER_SERVICES, SEEDED_COURIERS } from '#shipping/pricing/seed_couriers'
import { DANGEROUS_GOODS } from '#shipping/booking/seed_dangerous_goods'
import { dropOffLocations } from '#shipping/booking/seed_drop_off_locations'
import { EXPRESS_BOXES } from '#shipping/pricing/seed_express_boxes'
import { seedExportRules } from '#shipping/customs/seed_export_rules'
import { seedHsCodes } from '#shipping/customs/seed_hs_codes'
import { ITEM_CATEGORIES } from '#shipping/pricing/seed_item_categories'
import { insertMissing, insertOnce, upsert } from '#shared/database/upsert'
import { SHIPPING_SETTINGS } from '#shipping/settings'
import { countryRows, nigerianCityRows, stateRows } from '#shipping/places/seed_world'

/** Updates places, couriers and goods; keeps what staff may change. Safe at every start. */
export async function seedReference() {
  await db.transaction(async (trx) => {
    await seedPlaces(trx)
    await seedGoods(trx)
    await seedHsCodes(trx)
    await seedExportRules(trx)
    await seedSettings(trx)
  })
}

async function seedPlaces(trx: TransactionClientContract) {
  const countries = await countryRows()
  await upsert(trx, { table: 'countries', key: ['code'] }, countries)
  await upsert(trx, { table: 'states', key: ['key'] }, await stateRows(countries))
  const cities = { table: 'cities', key: ['state_key', 'code'] }
  await upsert(trx, cities, await nigerianCityRows())
  await insertOnce(trx, { table: 'drop_off_locations', key: ['name'] }, dropOffLocations())
}

async function seedGoods(trx: TransactionClientContract) {
  const terms = DANGEROUS_GOODS.map((term) => ({ term }))
  await insertMissing(trx, { table: 'couriers', key: ['code'] }, SEEDED_COURIERS)
  const services = { table: 'carrier_services', key: ['courier_code', 'kind'] }
  await insertMissing(trx, services, CARRIER_SERVICES)
  await insertOnce(trx, { table: 'item_categories', key: ['name'] }, ITEM_CATEGORIES)
  await insertOnce(trx, { table: 'dangerous_goods', key: ['term'] }, terms)
  await insertOnce(trx, { table: 'express_boxes', key: ['name'] }, EXPRESS_BOXES)
}

async function seedSettings(trx: TransactionClientContract) {
  const defaults = SHIPPING_SETTINGS.map(({ key, default: value }) => ({ key, value }))
  await insertMissing(trx, { table: 'settings', key: ['key'] }, defaults)
}
