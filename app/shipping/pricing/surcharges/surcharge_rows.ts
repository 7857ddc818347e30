import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'

/** All surcharges as JSON, of the tariff that the search path selects; null if there are none. */
export const SURCHARGES_SQL = `(select json_agg(surcharge order by surcharge.id) from (
    select id, name, kind, basis_points as "basisPoints", amount_kobo as "amountKobo", above_grams as "aboveGrams",
      end_grams as "endGrams", courier_code as "courierCode", shipment_kind as "shipmentKind",
      origin_country as "originCountry", origin_state as "originState", destination_country as "destinationCountry",
      destination_state as "destinationState", longer_than_cm as "longerThanCm", starts_on as "startsOn",
      ends_on as "endsOn", version
    from shipping_surcharges) as surcharge)`

export type SurchargeRow = TariffSurcharge & { version: number }

/** Returns surcharges in order of creation, which is their order on a bill. */
export async function loadSurcharges(client: QueryClientContract): Promise<SurchargeRow[]> {
  const sql = `select ${SURCHARGES_SQL} as surcharges`
  const [row] = await queryRows<{ surcharges: SurchargeRow[] | null }>(client, sql)
  return row!.surcharges ?? []
}
