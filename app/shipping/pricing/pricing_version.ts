import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import type { PriceTrace } from '#shipping/pricing/offers'

/** `number` is null for a version that was never live. */
export type TariffVersionName = { id: number; name: string; number: number | null }

/** Null unless the caller is an administrator, and for prices older than tariff versions. */
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
