import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import type { PriceTrace } from '#shipping/pricing/offers'

/** A version of the tariff as staff call it; one that was never live has no number. */
export type TariffVersionName = { id: number; name: string; number: number | null }

/**
 * What a price was made by, for those who may look at tariffs: nothing for anybody else, and for prices from before
 * versions were kept.
 */
export async function findPricingVersion(
  trace: Pick<PriceTrace, 'tariffVersionId'> | undefined,
  caller: Caller | undefined
): Promise<TariffVersionName | null> {
  const id = trace?.tariffVersionId
  if (!id || !caller?.isAdmin) return null
  const [version] = await queryRows<TariffVersionName>(
    db.connection(),
    'select id, name, number from tariff_versions where id = ?',
    [id]
  )
  return version ?? null
}
