import db from '@adonisjs/lucid/services/db'
import type { AccountMail } from '#identity/accounts/mails/account_mail'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import EndpointFailingMail from '#identity/webhooks/mails/endpoint_failing_mail'
import EndpointDisabledMail from '#identity/webhooks/mails/endpoint_disabled_mail'
import { queryRows } from '#shared/database/query_rows'
import { sendMail } from '#shared/mail/send_mail'

/** Days of continuous failure. */
const WARNED_AFTER_DAYS = 2
const OFF_AFTER_DAYS = 5

const GONE = 'It answered 410 Gone.'
const SILENT = `Nothing arrived for ${OFF_AFTER_DAYS} days.`

/** Warns the people responsible for a failing endpoint, and disables it in the end. */
export async function handleFailingEndpoint(id: number, { isGone }: { isGone: boolean }) {
  if (await disableFailingEndpoint(id, isGone)) return notifyResponsible(id, EndpointDisabledMail)
  if (await markWarned(id)) return notifyResponsible(id, EndpointFailingMail)
}

/** Drops the pending deliveries too. Returns true if this call disabled the endpoint. */
async function disableFailingEndpoint(id: number, isGone: boolean): Promise<boolean> {
  const rows = await queryRows(
    db,
    `with ended as (
       update webhook_endpoints set disabled_at = now(), disabled_reason = :reason
       where id = :id and disabled_at is null and removed_at is null
         and (:isGone or failing_since < now() - make_interval(days => :days))
       returning id
     ), dropped as (
       update webhook_deliveries set status = 'dropped', settled_at = now(), claimed_until = null
       where endpoint_id in (select id from ended) and status = 'pending'
     )
     select id from ended`,
    { id, isGone, reason: isGone ? GONE : SILENT, days: OFF_AFTER_DAYS }
  )
  return rows.length > 0
}

async function markWarned(id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    `update webhook_endpoints set warned_at = now()
     where id = :id and warned_at is null and disabled_at is null and removed_at is null
       and failing_since < now() - make_interval(days => :days)
     returning id`,
    { id, days: WARNED_AFTER_DAYS }
  )
  return rows.length > 0
}

type EndpointMailClass = new (user: User, endpoint: WebhookEndpoint) => AccountMail

async function notifyResponsible(id: number, Mail: EndpointMailClass) {
  const endpoint = await WebhookEndpoint.findOrFail(id)
  for (const user of await findResponsibleUsers(endpoint)) await sendMail(new Mail(user, endpoint))
}

/** Returns the owners of a business and the creator, unless the creator has left it. */
async function findResponsibleUsers({
  createdBy,
  organizationId,
}: WebhookEndpoint): Promise<User[]> {
  const { liveId, isBusiness } = await Organization.findOrFail(organizationId)
  const members = await Membership.query()
    .where({ organizationId: liveId })
    .where((query) => query.where({ role: 'owner' }).orWhere({ userId: createdBy }))
  const ids = isBusiness ? members.map(({ userId }) => userId) : [createdBy]
  const people = await User.query().whereIn('id', ids).orderBy('id')
  return people.filter(({ status }) => status === 'ACTIVE')
}
