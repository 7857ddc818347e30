import brand from '#config/brand'
import type { Caller } from '#identity/sessions/caller'
import { placeInTeam, requireOwner } from '#identity/organizations/team'
import { actText } from '#identity/teams/activity/act_words'
import TeamEntry from '#identity/teams/activity/team_entry'
import { differences, differencesText } from '#shared/audit/audit_words'
import {
  inOrder,
  keysetPage,
  type PageOrder,
  type PageQuestion,
  placeOf,
} from '#shared/http/keyset_page'
import { lagosMidnight, sortableMoment } from '#shared/time/lagos_time'

const BATCH = 500

export interface LogQuestion {
  /** The number of a person. */
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
  when 'organization' then 'the team' when 'wallet' then 'the wallet' end as subject`

/** Throws E_ROW_NOT_FOUND where there is no team, and Forbidden for whoever does not own the business. */
export async function requireLogReader(caller: Caller) {
  requireOwner(await placeInTeam(caller))
}

function entriesOf({ organization }: Caller, { person, startDate, endDate }: LogQuestion) {
  const query = TeamEntry.query().where('organizationId', organization.id)
  if (person) query.where('actorId', person).whereRaw(`action like 'team.%'`)
  if (startDate) query.where('createdAt', '>=', lagosMidnight(startDate).toJSDate())
  if (endDate) query.where('createdAt', '<', lagosMidnight(endDate).plus({ days: 1 }).toJSDate())
  return query
}

function withRowParts(query: ReturnType<typeof entriesOf>) {
  return query.select('audit_entries.*').select(query.client.raw(SUBJECT)).preload('actor')
}

/** What was done for the business that the caller acts for, the newest first. Throws BadCursor and PageTooFar. */
export function logPage(caller: Caller, question: LogQuestion & PageQuestion) {
  const list = `activity of ${caller.organization.id}`
  return keysetPage(withRowParts(entriesOf(caller, question)), question, { list, order: ORDER })
}

export function whoDid(entry: TeamEntry): string {
  return entry.isOurs ? brand.name : entry.actor.fullName
}

/** What we note at what we do ourselves is left out. */
export function changesIn({ isOurs, before, after, subjectId }: TeamEntry) {
  return isOurs ? [] : differences(before, after, subjectId)
}

export const LOG_COLUMNS = ['Date', 'Who', 'What', 'Changes']

/** All of them, batch by batch, from the newest down: entries that are added meanwhile are above. */
export async function* logLines(caller: Caller, question: LogQuestion) {
  let place: string[] | undefined = []
  while (place) {
    const query = withRowParts(entriesOf(caller, question))
    const batch: TeamEntry[] = await inOrder(query, ORDER, place).limit(BATCH)
    for (const entry of batch) {
      yield [
        sortableMoment(entry.createdAt),
        whoDid(entry),
        `${actText(entry.action)} ${entry.subjectText}`,
        differencesText(changesIn(entry)),
      ]
    }
    const last = batch.at(BATCH - 1)
    place = last && placeOf(last)
  }
}
