import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import type Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { checkDomain, checkDueDomains } from '#branding/domains/check_domains'
import OwnDomain from '#branding/domains/own_domain'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { DnsServer } from '#tests/support/fakes/dns_server'
import { mailOf } from '#tests/support/people'
import { addedDomain, HOST, TARGET, verifiedDomain } from './own_domain.js'
import { runSweep } from '#tests/support/jobs'

const OWNER = 'owner@acme.test'
const ELSEWHERE = { cname: 'shops.example' }

test.group('Domain checks', (group) => {
  let dns: DnsServer
  let business: Organization
  let domain: OwnDomain
  let now: DateTime

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
    dns = new DnsServer()
    const stop = await dns.start()
    domain = await verifiedDomain(business, dns)
    now = domain.checkedAt!
    return stop
  })

  /** Runs the checks of a worker that comes a few times a day, up to this time. */
  async function runChecks(time: { hours?: number; days?: number }) {
    const end = now.plus(time)
    for (;;) {
      await domain.refresh()
      const next = domain.nextCheckAt
      if (!next || next > end) break
      now = DateTime.min(next.plus({ hours: 6 }), end)
      await checkDueDomains(now)
    }
    now = end
    await checkDomain(domain, now)
    await domain.refresh()
  }

  const readSubjects = async () => {
    const mails = await mailOf(OWNER)
    return mails.map(({ subject }) => subject).filter((subject) => subject?.includes(HOST))
  }

  test('run every 6 to 7 hours for a verified domain, at varying times', async ({ assert }) => {
    const waits = new Set<number>()
    for (let check = 1; check <= 8; check++) {
      now = now.plus({ days: 1 })
      await checkDomain(domain, now)
      await domain.refresh()
      const hours = domain.nextCheckAt!.diff(now, 'hours').hours
      assert.isTrue(hours >= 6 && hours <= 7, String(hours))
      waits.add(hours)
    }
    assert.isAbove(waits.size, 1)
    assert.equal(domain.status, 'verified')
  })

  test('warn after a day with a wrong record and stop the domain after three', async ({
    assert,
  }) => {
    dns.say(HOST, ELSEWHERE)
    await runChecks({ hours: 7 })
    assert.equal(domain.status, 'failing')
    const failingSince = domain.failingSince!
    assert.isEmpty(await readSubjects())
    await runChecks({ hours: 24 })
    assert.deepEqual(await readSubjects(), [`Please check the record of ${HOST}`])
    const [warning] = await mailOf(OWNER)
    assert.include(warning!.text, 'It points to shops.example, not to us.')
    await runChecks({ hours: 24 })
    assert.lengthOf(await readSubjects(), 1)
    now = failingSince.plus({ days: 3, minutes: -1 })
    await checkDomain(domain, now)
    await domain.refresh()
    assert.isNotNull(domain.verifiedAt)
    await runChecks({ hours: 1 })
    assert.equal(domain.status, 'stopped')
    assert.isNull(domain.verifiedAt)
    const sentSubjects = await readSubjects()
    assert.equal(sentSubjects[0], `Your tracking page is no longer on ${HOST}`)
    await runChecks({ days: 2 })
    assert.lengthOf(await readSubjects(), 2)
  })

  test('keep a domain after one failed check, and after a record repaired in time', async ({
    assert,
  }) => {
    dns.forget(HOST)
    await runChecks({ hours: 7 })
    assert.isNotNull(domain.verifiedAt)
    await runChecks({ days: 2 })
    dns.say(HOST, { cname: TARGET })
    await runChecks({ hours: 2 })
    assert.equal(domain.status, 'verified')
    dns.say(HOST, ELSEWHERE)
    await runChecks({ days: 2 })
    assert.equal(domain.status, 'failing')
  })

  test('reconnect a stopped domain once its record is right again', async ({ assert }) => {
    dns.say(HOST, ELSEWHERE)
    await runChecks({ days: 4 })
    assert.equal(domain.status, 'stopped')
    dns.say(HOST, { cname: TARGET })
    await runChecks({ hours: 2 })
    assert.equal(domain.status, 'verified')
    assert.isNull(domain.stoppedAt)
  })

  test('tolerate silent DNS servers for 13 days; a wrong answer then leaves three days for repairs', async ({
    assert,
  }) => {
    dns.say(HOST, 'in trouble')
    await runChecks({ days: 13 })
    assert.equal(domain.status, 'failing')
    assert.equal(domain.finding, 'silent')
    // The first wrong answer after the silence starts the three days for repairs.
    dns.say(HOST, ELSEWHERE)
    await runChecks({ hours: 2 })
    assert.equal(domain.status, 'failing')
    // Silence in between does not restart the three days.
    dns.say(HOST, 'in trouble')
    await runChecks({ days: 3, hours: 1 })
    assert.equal(domain.status, 'stopped')
    const [stopped] = await mailOf(OWNER)
    assert.include(stopped!.text, 'It points to shops.example, not to us.')
  })

  test('stop a domain after 15 days without an answer', async ({ assert }) => {
    dns.say(HOST, 'in trouble')
    await runChecks({ days: 15 })
    assert.equal(domain.status, 'stopped')
  })

  test('run often for a new domain, then less, and after 15 days only on request', async ({
    assert,
  }) => {
    await domain.delete()
    dns.forget(HOST)
    domain = await addedDomain(business)
    now = domain.createdAt
    const waitOf = async () => {
      await checkDomain(domain, now)
      await domain.refresh()
      return domain.nextCheckAt && Math.floor(domain.nextCheckAt.diff(now, 'minutes').minutes)
    }
    assert.equal(await waitOf(), 5)
    now = now.plus({ days: 2 })
    assert.isAtLeast((await waitOf())!, 60)
    now = now.plus({ days: 13 })
    assert.isNull(await waitOf())
    await OwnDomain.query().update({ nextCheckAt: null })
    assert.equal(await checkDueDomains(now.plus({ years: 1 })), 0)
  })

  test('run in a sweep; the next sweep finds nothing due', async ({ assert }) => {
    await domain.merge({ nextCheckAt: DateTime.utc().minus({ minutes: 1 }) }).save()
    dns.say(HOST, ELSEWHERE)
    await runSweep('branding.check_domains')
    await domain.refresh()
    assert.equal(domain.status, 'failing')
    const before = dns.asked.length
    await runSweep('branding.check_domains')
    assert.lengthOf(dns.asked, before)
  })

  test('never overwrite a newer finding with an older one', async ({ assert }) => {
    const began = now.plus({ hours: 1 })
    await checkDomain(domain, began.plus({ minutes: 1 }))
    dns.say(HOST, ELSEWHERE)
    await checkDomain(domain, began)
    await domain.refresh()
    assert.equal(domain.status, 'verified')
  })

  test('send no e-mail to a blocked business, nor to people who have left it', async ({
    assert,
  }) => {
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    await domain.merge({ addedBy: id }).save()
    await business.merge({ active: false }).save()
    dns.say(HOST, ELSEWHERE)
    await runChecks({ days: 4 })
    assert.equal(domain.status, 'stopped')
    assert.isEmpty(await readSubjects())
    await business.merge({ active: true }).save()
    dns.say(HOST, { cname: TARGET })
    await runChecks({ hours: 2 })
    dns.say(HOST, ELSEWHERE)
    await runChecks({ days: 4 })
    assert.lengthOf(await readSubjects(), 2)
    assert.isEmpty(await mailOf('member@sendam.test'))
  })
})
