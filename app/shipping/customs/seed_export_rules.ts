import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { upsert } from '#shared/database/upsert'

/** The source of our rule for all destinations. Staff add rules for countries, with sources. */
const OWN_SOURCE = { source: 'Our operations team', checked_on: '2026-11-22' }

const EXPORT_RULES = [
  {
    sentence:
      'Customs at the destination may open the parcel, and may ask for duties before they hand it over.',
    severity: 'warn',
    ...OWN_SOURCE,
  },
]

/** Inserts them only once, so that it never undoes changes by staff. */
export async function seedExportRules(trx: TransactionClientContract) {
  const key = 'reference.offered.export_rules'
  if (await trx.from('settings').where({ key }).first()) return
  await trx.insertQuery().table('export_rules').multiInsert(EXPORT_RULES)
  await upsert(trx, { table: 'settings', key: ['key'] }, [{ key, value: true }])
}
