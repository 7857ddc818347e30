import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isBusinessId } from '#identity/organizations/models/organization'
import { type AuditSubject, recordAudit, type TeamVerb } from '#shared/audit/audit'

export interface TeamActivity {
  verb: TeamVerb
  subject: { kind: AuditSubject; id: number | string }
  /** The subject's organization, if it may differ from the actor's. */
  organizationId?: number
  before?: object | null
  after?: object | null
}

/**
 * Records a member's action, in its transaction, also if the member is staff. Test mode and retail
 * have no activity log; staff actions on other organizations go to the staff log. A key is recorded
 * by id, because its name is free text.
 */
export async function recordTeamActivity(
  trx: TransactionClientContract,
  { user, organization, apiKey, membershipRole }: Caller,
  { organizationId = organization.id, ...act }: TeamActivity
) {
  if (membershipRole === null || organizationId !== organization.liveId) return
  const withKey = apiKey && { after: { ...act.after, apiKeyId: apiKey.id } }
  await recordTeamActivityIn(trx, organizationId, user.id, { ...act, ...withKey })
}

/** Records an action without a caller in the business, such as joining it or a bank payment. */
export async function recordTeamActivityIn(
  trx: TransactionClientContract,
  organizationId: number,
  actorId: number,
  { verb, ...act }: Omit<TeamActivity, 'organizationId'>
) {
  if (organizationId < 0 || !isBusinessId(organizationId)) return
  await recordAudit(trx, { ...act, action: `team.${verb}`, actorId, organizationId })
}
