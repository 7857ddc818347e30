import brand from '#config/brand'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { findOwnMembership, requireOwner } from '#identity/organizations/team'
import { describeActivity } from '#identity/teams/activity/activity_text'
import TeamEntry from '#identity/teams/activity/team_entry'
import { listFieldChanges, formatFieldChanges } from '#shared/audit/audit_text'
import type { CsvColumns } from '#shared/http/csv_stream'
import {
  allInOrder,
  readKeysetPage,
  type PageOrder,
  type KeysetQuery,
} from '#shared/http/keyset_page'
import { queryRows } from '#shared/database/query_rows'
import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'

export interface ActivityFilter {
  person?: number
  startDate?: Date
  endDate?: Date
}

const ORDER: PageOrder = { by: 'audit_entries.created_at', type: 'timestamptz', isDescending: true }

const SUBJECT = `case subject_kind
  when 'user' then (select firstname || ' ' || lastname from users where id = subject_id::bigint)
  when 'invitation' then (select email from invitations where id = subject_id::bigint)
  when 'api_key' then (select name from api_keys where id = subject_id::bigint)
  when 'webhook_endpoint' then (select url from webhook_endpoints where id = subject_id::bigint)
  when 'payout_account' then (select bank_name || ' ****' || right(account_number, 4) from payout_accounts
    where id = subject_id::bigint)
  when 'organization' then 'the team' when 'wallet' then 'the wallet' end as subject`

const KEY = `(select name from api_keys where id = (after->>'apiKeyId')::bigint) as key_name`

/** Throws E_ROW_NOT_FOUND without a team, and Forbidden unless the caller owns the business. */
export async function requireActivityReader(caller: Caller) {
  requireOwner(await findOwnMembership(caller))
}

function queryEntries({ organization }: Caller, { person, startDate, endDate }: ActivityFilter) {
  const query = TeamEntry.query().where('organizationId', organization.id)
  if (person) query.where('actorId', person).whereRaw(`action like 'team.%'`)
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  return query
}

function withRowParts(query: ReturnType<typeof queryEntries>) {
  const { client } = query
  return query.select('audit_entries.*', client.raw(SUBJECT), client.raw(KEY)).preload('actor')
}

/** Lists the business's activity, newest first. Throws InvalidCursor and PageTooFar. */
export function listActivity(caller: Caller, listQuery: ActivityFilter & KeysetQuery) {
  const list = `activity of ${caller.organization.id}`
  return readKeysetPage(withRowParts(queryEntries(caller, listQuery)), listQuery, {
    list,
    order: ORDER,
  })
}

export function findActorName(entry: TeamEntry): string {
  return entry.isOurs ? brand.name : entry.actor.fullName
}

/** Omits the internal details of actions by our staff. */
export function listActivityChanges({
  isOurs,
  action,
  before,
  afterInWords,
  subjectId,
}: TeamEntry) {
  if (isOurs) return []
  const open = UNSET_AMOUNT_TEXTS[action] ?? {}
  return listFieldChanges(before, afterInWords, subjectId).map((line) => {
    const inWords = (text: string) => (text === '--' ? (open[line.field] ?? text) : text)
    return { ...line, before: inWords(line.before), after: inWords(line.after) }
  })
}

const UNSET_AMOUNT_TEXTS: Partial<Record<string, Partial<Record<string, string>>>> = {
  'team.limit': { 'Monthly limit': 'No limit', 'Needs approval above': 'Same as the business' },
  'team.rule': { 'Needs approval above': 'No amount' },
}

export async function listActors(caller: Caller): Promise<{ id: number; name: string }[]> {
  requireOwner(await findOwnMembership(caller))
  return queryRows(db, PEOPLE, { organizationId: caller.organization.id })
}

/** Finds each next actor in the index, so that a long log takes no longer than a short one. */
const PEOPLE = `with recursive actors as (
    (select actor_id from audit_entries where organization_id = :organizationId and action like 'team.%'
      order by actor_id limit 1)
    union all select (select actor_id from audit_entries where organization_id = :organizationId
      and action like 'team.%' and actor_id > actors.actor_id order by actor_id limit 1)
    from actors where actor_id is not null
  )
  select users.id, firstname || ' ' || lastname as name
  from users left join memberships on memberships.user_id = users.id and organization_id = :organizationId
  where users.id in (select user_id from memberships where organization_id = :organizationId
    union select actor_id from actors)
  order by memberships.id is null, memberships.role = 'owner' desc, memberships.id, users.id`

export const ACTIVITY_COLUMNS: CsvColumns<TeamEntry> = {
  Date: ({ createdAt }) => sortableMoment(createdAt),
  Who: findActorName,
  What: ({ action, subjectText }) => `${describeActivity(action)} ${subjectText}`,
  Changes: (entry) => formatFieldChanges(listActivityChanges(entry)),
}

/** Reads all entries, newest first; entries added meanwhile sort before the start. */
export function readActivityEntries(caller: Caller, listQuery: ActivityFilter) {
  return allInOrder(() => withRowParts(queryEntries(caller, listQuery)), ORDER)
}
