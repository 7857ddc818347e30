import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isBusiness } from '#identity/organizations/models/organization'
import { type AuditSubject, recordAudit, type TeamVerb } from '#shared/audit/audit'

export interface TeamAct {
  verb: TeamVerb
  subject: { kind: AuditSubject; id: number | string }
  before?: object | null
  after?: object | null
}

/**
 * Writes down what somebody did for the business that they act for, in the transaction that does it. Test data has no
 * log; retail customers have no business; what staff do stands in theirs.
 */
export async function recordAct(
  trx: TransactionClientContract,
  { user, organization, apiKey, teamRole, isTest }: Caller,
  act: TeamAct
) {
  if (teamRole === null || isTest) return
  const withKey = apiKey && { after: { ...act.after, apiKey: apiKey.name } }
  await recordActIn(trx, organization.id, user.id, { ...act, ...withKey })
}

/** The same where somebody does not act for the business: whoever joins it. */
export async function recordActIn(
  trx: TransactionClientContract,
  organizationId: number,
  actorId: number,
  { verb, ...act }: TeamAct
) {
  if (!isBusiness(organizationId)) return
  await recordAudit(trx, { ...act, action: `team.${verb}`, actorId, organizationId })
}
