import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { targetOf } from '#branding/domains/domain_target'
import type { Finding } from '#branding/domains/finding'
import { lookUp } from '#branding/domains/lookup'
import OwnDomain from '#branding/domains/own_domain'
import { tellOfDomain } from '#branding/domains/telling_of_domain'
import { isUniqueViolation } from '#shared/database/violations'
import { rowsOf } from '#shared/database/rows'

/** How many are asked about at once, by one worker. */
const BATCH = 20

/** Which no other worker asks about meanwhile. */
const CLAIM_MINUTES = 5

const VERIFIED_EVERY = 6 * 60
const FAILING_EVERY = 60

/** After a change of a record, people wait before the screen; after a fortnight nobody does. */
const WAITING = [
  { until: { days: 1 }, every: 5 },
  { until: { days: 14 }, every: 60 },
]

/** Looks where a domain leads to and writes it down; answers it as it is then, null where it was removed meanwhile. */
export async function checkDomain(
  { id, host, organizationId }: OwnDomain,
  now: DateTime = DateTime.utc()
): Promise<OwnDomain | null> {
  const target = targetOf(await Organization.findOrFail(organizationId))
  // Nothing leads to whoever has no address.
  const finding: Finding = target ? await lookUp(host, target) : { kind: 'none' }
  await writeDown(id, finding, now)
  return OwnDomain.find(id)
}

/**
 * Looks after all domains whose turn it is, and answers how many. Safe to run twice and at once: each is claimed
 * by one worker, whose death costs it five minutes.
 */
export async function checkDueDomains(now: DateTime = DateTime.utc()): Promise<number> {
  let count = 0
  for (;;) {
    const domains = await claimed(now)
    if (domains.length === 0) return count
    await Promise.all(domains.map((domain) => checkDomain(domain, now)))
    count += domains.length
  }
}

async function claimed(now: DateTime): Promise<OwnDomain[]> {
  const rows = await rowsOf<{ id: number }>(
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

async function writeDown(id: number, finding: Finding, now: DateTime) {
  try {
    await record(id, finding, now)
  } catch (error) {
    if (!isUniqueViolation(error, 'own_domains_verified_host')) throw error
    await record(id, { kind: 'taken' }, now)
  }
}

/** Under its lock; a domain that was removed meanwhile, or asked about again since, stays as it is. */
async function record(id: number, finding: Finding, now: DateTime) {
  await db.transaction(async (trx) => {
    const domain = await OwnDomain.query({ client: trx }).where({ id }).forUpdate().first()
    if (!domain || (domain.checkedAt && domain.checkedAt > now)) return
    const news = domain.take(finding, now)
    await domain.merge({ nextCheckAt: nextCheckOf(domain, now) }).save()
    if (news) await tellOfDomain(trx, domain, news)
  })
}

/** A little later for each than for the one before, so that they do not all come due together. */
function nextCheckOf(domain: OwnDomain, now: DateTime): DateTime | null {
  const minutes = minutesUntilNext(domain, now)
  return minutes === null ? null : now.plus({ minutes: minutes * (1 + Math.random() / 6) })
}

function minutesUntilNext({ status, stoppedAt, createdAt }: OwnDomain, now: DateTime) {
  if (status === 'verified') return VERIFIED_EVERY
  if (status === 'failing') return FAILING_EVERY
  const since = stoppedAt ?? createdAt
  return WAITING.find(({ until }) => now < since.plus(until))?.every ?? null
}
