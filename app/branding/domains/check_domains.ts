import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { cnameTarget } from '#branding/domains/cname_target'
import type { DnsFinding } from '#branding/domains/dns_finding'
import { lookUpDomain } from '#branding/domains/look_up_domain'
import OwnDomain from '#branding/domains/own_domain'
import { isUniqueViolation } from '#shared/database/violations'
import { queryRows } from '#shared/database/query_rows'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import { sendMail } from '#shared/mail/send_mail'
import DomainFailingMail from '#branding/domains/mails/domain_failing_mail'
import DomainStoppedMail from '#branding/domains/mails/domain_stopped_mail'

const MAILS = { warning: DomainFailingMail, stopped: DomainStoppedMail }

/** Mails the owners and the member who added the domain, within the transaction. */
async function mailDomainOwners(
  trx: TransactionClientContract,
  domain: OwnDomain,
  mail: keyof typeof MAILS
) {
  const { organizationId, addedBy } = domain
  const business = await Organization.findOrFail(organizationId, { client: trx })
  if (!business.active) return
  const members = await Membership.query({ client: trx })
    .where({ organizationId })
    .where((query) => query.where({ role: 'owner' }).orWhere({ userId: addedBy }))
  const ids = members.map(({ userId }) => userId)
  const people = await User.query({ client: trx }).whereIn('id', ids).orderBy('id')
  const Mail = MAILS[mail]
  for (const user of people.filter(({ status }) => status === 'ACTIVE')) {
    await sendMail(new Mail(user, { domain, business }), trx)
  }
}

/** Number of domains that one worker checks at once. */
const BATCH = 20

/** Lease: no other worker checks the domain meanwhile. */
const CLAIM_MINUTES = 5

const VERIFIED_CHECK_MINUTES = 6 * 60
const FAILING_CHECK_MINUTES = 60

/** Every 5 minutes on the first day, while the user waits; hourly until day 14; then never. */
const WAITING_CHECK_SCHEDULE = [
  { until: { days: 1 }, every: 5 },
  { until: { days: 14 }, every: 60 },
]

/** Checks a domain's DNS and saves the finding. Returns null if it was removed meanwhile. */
export async function checkDomain(
  { id, host, organizationId }: OwnDomain,
  now: DateTime = DateTime.utc()
): Promise<OwnDomain | null> {
  const target = cnameTarget(await Organization.findOrFail(organizationId))
  // A business without a subdomain has no CNAME target, so no record can be right.
  const finding: DnsFinding = target ? await lookUpDomain(host, target) : { kind: 'none' }
  await saveFinding(id, finding, now)
  return OwnDomain.find(id)
}

/**
 * Checks all due domains and returns their number. Safe to run concurrently: each domain is leased
 * to one worker, and a crash delays it by five minutes.
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

/** Saves nothing if the domain was removed or checked again in the meantime. */
async function applyFindingLocked(id: number, finding: DnsFinding, now: DateTime) {
  await db.transaction(async (trx) => {
    const domain = await OwnDomain.query({ client: trx }).where({ id }).forUpdate().first()
    if (!domain || (domain.checkedAt && domain.checkedAt > now)) return
    const mail = domain.recordFinding(finding, now)
    await domain.merge({ nextCheckAt: nextDomainCheck(domain, now) }).save()
    if (mail) await mailDomainOwners(trx, domain, mail)
  })
}

/** Adds jitter, so that domains do not come due together. */
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
