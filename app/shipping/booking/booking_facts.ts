import { Snapshot, readSnapshots, type ValuesOf } from '#shared/database/snapshot'
import { exportRules } from '#shipping/customs/export_rules'
import { PRICE_FACTS } from '#shipping/pricing/price_facts'

export const dangerousGoods = new Snapshot<string[]>('goods', {
  sql: (versions) => `select ${versions},
    (select coalesce(json_agg(term order by term), '[]') from dangerous_goods) as terms`,
  build: ({ terms }: { terms: string[] }) => terms,
})

const BOOKING_FACTS = { ...PRICE_FACTS, exportRules, dangerousGoods }

/** Prices, export rules and forbidden goods of one moment, against which we check bookings. */
export type BookingFacts = ValuesOf<typeof BOOKING_FACTS>

export function bookingFacts(): Promise<BookingFacts> {
  return readSnapshots(BOOKING_FACTS)
}
