import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { createCallerFor } from '#identity/sessions/create_caller'
import { checkDomain, checkDueDomains } from '#branding/domains/check_domains'
import { claimDomain } from '#branding/domains/claim_domain'
import OwnDomain from '#branding/domains/own_domain'
import { DnsServer } from '#tests/support/fakes/dns_server'
import { addedDomain, HOST } from './own_domain.js'

/** These rows are committed, so they are deleted afterwards and belong to no other test. */
const NAME = 'At Once Domains'

async function createBusiness(subdomain: string) {
  const organization = await Organization.create({ name: NAME, subdomain })
  return organization.refresh()
}

async function deleteBusinesses() {
  const businesses = await Organization.query().where('name', NAME)
  const ids = businesses.map(({ id }) => id)
  for (const table of ['own_domains', 'memberships']) {
    await db.from(table).whereIn('organization_id', ids).delete()
  }
  await Organization.query().whereIn('id', ids).delete()
}

test.group('Concurrent domain requests', (group) => {
  let dns: DnsServer

  group.each.setup(async () => {
    dns = new DnsServer()
    const stop = await dns.start()
    return async () => {
      await stop()
      await deleteBusinesses()
    }
  })

  test('add one domain on a double click, and refuse one of two colleagues', async ({ assert }) => {
    const { id: organizationId } = await createBusiness('at-once')
    const callers = await Promise.all(
      ['franchise@sendam.test', 'manager@sendam.test'].map(async (email) => {
        const { id: userId } = await User.findByOrFail('email', email)
        await Membership.create({ userId, organizationId, role: 'owner' })
        return createCallerFor(userId, organizationId)
      })
    )
    const claimed = await Promise.all([1, 2, 3].map(() => claimDomain(callers[0]!, HOST)))
    assert.lengthOf(new Set(claimed.map(({ id }) => id)), 1)
    await OwnDomain.query().where({ organizationId }).delete()
    const claims = callers.map((caller, at) => claimDomain(caller, `track${at}.ankarahouse.ng`))
    const settled = await Promise.allSettled(claims)
    assert.sameMembers(
      settled.map(({ status }) => status),
      ['fulfilled', 'rejected']
    )
    const refused = settled.find((result) => result.status === 'rejected')
    assert.equal(refused!.reason.code, 'E_DOMAIN_EXISTS')
    assert.lengthOf(await OwnDomain.query().where({ organizationId }), 1)
  })

  test('connect the domain to one of two businesses whose record is correct, and report it taken to the other', async ({
    assert,
  }) => {
    const domains = [
      await addedDomain(await createBusiness('at-once')),
      await addedDomain(await createBusiness('at-once-too')),
    ]
    // The CNAME of one business points to the other's, so that both checks find their target.
    dns.say(HOST, { cname: 'at-once.localhost' })
    dns.say('at-once.localhost', { cname: 'at-once-too.localhost' })
    await Promise.all(domains.map((domain) => checkDomain(domain)))
    await Promise.all(domains.map((domain) => domain.refresh()))
    assert.sameMembers(
      domains.map(({ finding }) => finding),
      ['right', 'taken']
    )
    const verified = await OwnDomain.query().where({ host: HOST }).whereNotNull('verifiedAt')
    assert.lengthOf(verified, 1)
  })

  test('let two workers share the due domains and check each once', async ({ assert }) => {
    const now = DateTime.utc()
    const due = await Promise.all(
      Array.from({ length: 45 }, async (_, at) => {
        const domain = await addedDomain(
          await createBusiness(`at-once-${at}`),
          `d${at}.ankarahouse.ng`
        )
        dns.say(domain.host, { cname: `at-once-${at}.localhost` })
        return domain.merge({ nextCheckAt: now.minus({ minutes: 1 }) }).save()
      })
    )
    const counts = await Promise.all([checkDueDomains(now), checkDueDomains(now)])
    assert.equal(counts[0]! + counts[1]!, due.length)
    // The resolver repeats a lost or late query, so a host may be listed twice.
    assert.sameMembers(
      [...new Set(dns.asked)],
      due.map(({ host }) => host)
    )
    for (const domain of due) {
      await domain.refresh()
      assert.equal(domain.status, 'verified')
    }
  })
})
