import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { requireRowVersion } from '#shared/errors/conflict'
import ReturnRules, { type AllowedReturns } from '#shipping/returns/models/return_rules'
import { requireCurrentBusiness } from '#branding/business/current_business'

export type ReturnRulesInput = Omit<AllowedReturns, 'savedBy' | 'version'> & { version?: number }

/** Returns without approval are paid by the caller. Throws BusinessRequired and Conflict. */
export async function saveReturnRules(
  caller: Caller,
  { version, ...rules }: ReturnRulesInput
): Promise<AllowedReturns> {
  const { id: organizationId } = requireCurrentBusiness(caller)
  await db.transaction(async (trx) => {
    const columns = { ...rules, savedBy: caller.user.id }
    const known = await ReturnRules.query({ client: trx })
      .where({ organizationId })
      .forUpdate()
      .first()
    if (known) {
      requireRowVersion(known, version, 'the return rules')
      await known.merge(columns).save()
      return
    }
    // Of two concurrent first saves, the later wins or, with a version, gets a Conflict.
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
      `insert into return_rules (organization_id, reasons, saved_by)
       values (:organizationId, '[]', :savedBy) on conflict do nothing`,
      { organizationId, savedBy: columns.savedBy }
    )
    const row = await ReturnRules.query({ client: trx })
      .where({ organizationId })
      .forUpdate()
      .firstOrFail()
    if (rowCount === 0) requireRowVersion(row, version, 'the return rules')
    await row.merge(columns).save()
  })
  return ReturnRules.of(organizationId)
}
