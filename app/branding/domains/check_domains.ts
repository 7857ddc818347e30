import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { cnameTarget } from '#branding/domains/cname_target'
import type { DnsFinding } from '#branding/domains/dns_finding'
import { lookUpDomain } from '#branding/domains/look_up_domain'
import OwnDomain from '#branding/domains/own_domain'
import { mailDomainOwners } from '#branding/domains/mail_domain_owners'
import { isUniqueViolation } from '#shared/database/violations'
import { queryRows } from '#shared/database/query_rows'

/** How many are asked about at once, by one worker. */
const BATCH = 20

/** Which no other worker asks about meanwhile. */
const CLAIM_MINUTES = 5

const VERIFIED_CHECK_MINUTES = 6 * 60
const FAILING_CHECK_MINUTES = 60

/** After a change of a record, people wait before the screen; after a fortnight nobody does. */
const WAITING_CHECK_SCHEDULE = [
  { until: { days: 1 }, every: 5 },
  { until: { days: 14 }, every: 60 },
]

/** Looks where a domain leads to and writes it down; answers it as it is then, null where it was removed meanwhile. */
export async function checkDomain(
  { id, host, organizationId }: OwnDomain,
  now: DateTime = DateTime.utc()
): Promise<OwnDomain | null> {
  const target = cnameTarget(await Organization.findOrFail(organizationId))
  // Nothing leads to whoever has no address.
  const finding: DnsFinding = target ? await lookUpDomain(host, target) : { kind: 'none' }
  await saveFinding(id, finding, now)
  return OwnDomain.find(id)
}

/**
 * Looks after all domains whose turn it is, and answers how many. Safe to run twice and at once: each is claimed
 * by one worker, whose death costs it five minutes.
 */
export async function checkDueDomains(now: DateTime = DateTime.utc()): Promise<number> {
  let count = 0
  for (;;) {
    const domains = await claimDueDomains(now)
    if (domains.length === 0) return count
    await Promise.all(domains.map((domain) => checkDomain(domain, now)))
    count += domains.length
  }
}

async function claimDueDomains(now: DateTime): Promise<OwnDomain[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `update own_domains set next_check_at = :until where id in (
       select id from own_domains where next_check_at <= :now
       order by next_check_at limit :batch for update skip locked
     ) returning id`,
    {
      now: now.toJSDate(),
      until: now.plus({ minutes: CLAIM_MINUTES }).toJSDate(),
      batch: BATCH,
    }
  )
  return OwnDomain.query().whereIn(
    'id',
    rows.map(({ id }) => id)
  )
}

async function saveFinding(id: number, finding: DnsFinding, now: DateTime) {
  try {
    await applyFindingLocked(id, finding, now)
  } catch (error) {
    if (!isUniqueViolation(error, 'own_domains_verified_host')) throw error
    await applyFindingLocked(id, { kind: 'taken' }, now)
  }
}

/** Under its lock; a domain that was removed meanwhile, or asked about again since, stays as it is. */
async function applyFindingLocked(id: number, finding: DnsFinding, now: DateTime) {
  await db.transaction(async (trx) => {
    const domain = await OwnDomain.query({ client: trx }).where({ id }).forUpdate().first()
    if (!domain || (domain.checkedAt && domain.checkedAt > now)) return
    const news = domain.take(finding, now)
    await domain.merge({ nextCheckAt: nextDomainCheck(domain, now) }).save()
    if (news) await mailDomainOwners(trx, domain, news)
  })
}

/** A little later for each than for the one before, so that they do not all come due together. */
function nextDomainCheck(domain: OwnDomain, now: DateTime): DateTime | null {
  const minutes = minutesUntilDomainCheck(domain, now)
  return minutes === null ? null : now.plus({ minutes: minutes * (1 + Math.random() / 6) })
}

function minutesUntilDomainCheck({ status, stoppedAt, createdAt }: OwnDomain, now: DateTime) {
  if (status === 'verified') return VERIFIED_CHECK_MINUTES
  if (status === 'failing') return FAILING_CHECK_MINUTES
  const since = stoppedAt ?? createdAt
  return WAITING_CHECK_SCHEDULE.find(({ until }) => now < since.plus(until))?.every ?? null
}
