import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { isBusinessId } from '#identity/organizations/models/organization'
import { type AuditSubject, recordAudit, type TeamVerb } from '#shared/audit/audit'

export interface TeamActivity {
  verb: TeamVerb
  subject: { kind: AuditSubject; id: number | string }
  /** Whose what it was done to is, where that may be another's than whom they act for. */
  organizationId?: number
  before?: object | null
  after?: object | null
}

/**
 * Writes down what a member of a business did in it, in the transaction that does it, also where they are of our staff
 * besides. Test data has no log; retail customers have no business; what staff do to the things of others stands in
 * the log of staff. A key is named by its number: its name is somebody's words.
 */
export async function recordTeamActivity(
  trx: TransactionClientContract,
  { user, organization, apiKey, place }: Caller,
  { organizationId = organization.id, ...act }: TeamActivity
) {
  if (place === null || organizationId !== organization.liveId) return
  const withKey = apiKey && { after: { ...act.after, apiKeyId: apiKey.id } }
  await recordTeamActivityIn(trx, organizationId, user.id, { ...act, ...withKey })
}

/** The same where nobody acts for the business just then: of whoever joins it, or has paid at a bank. */
export async function recordTeamActivityIn(
  trx: TransactionClientContract,
  organizationId: number,
  actorId: number,
  { verb, ...act }: Omit<TeamActivity, 'organizationId'>
) {
  if (organizationId < 0 || !isBusinessId(organizationId)) return
  await recordAudit(trx, { ...act, action: `team.${verb}`, actorId, organizationId })
}
