import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { ACME, acmeName, Caller, errorsOf, MEMBER, OWNER, profile } from './calls.js'
import { forgetLimits } from '#tests/support/limits'

function claimsOf(authorization: string) {
  return JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString())
}

test.group('A business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('can be created by any user, who becomes its owner and acts for it after a reload', async ({
    assert,
  }) => {
    const member = await Caller.of(MEMBER)
    const answer = await member.send(
      'POST',
      '/business',
      profile({
        websiteURL: 'mamaput.example',
        notifyReceiver: true,
        subdomain: 'MamaPut',
        country: 'US',
      })
    )
    assert.equal(answer.status, 200)
    assert.equal(answer.body.message, 'Business profile created.')
    const { data } = answer.body
    assert.isAbove(data.id, 2)
    assert.containsSubset(data, {
      name: 'Mama Put Limited',
      shortName: 'Ronke Ade',
      subdomain: 'mamaput',
      websiteURL: 'https://mamaput.example',
      whatsAppPhoneNumber: null,
      notifyReceiver: true,
      country: 'NG',
      businessState: { value: 'NG_LA', label: 'Lagos' },
      logoURL: null,
      version: 1,
    })
    const { role, userId } = await Membership.findByOrFail('organizationId', data.id)
    assert.equal(role, 'owner')
    const { email } = await User.findOrFail(userId)
    assert.equal(email, MEMBER)

    const reloaded = await member.send('POST', '/business/reload')
    assert.equal(reloaded.status, 200)
    const authorization = reloaded.headers.get('authorization')!
    assert.containsSubset(claimsOf(authorization), { organization: data.id, subdomain: 'mamaput' })
    assert.equal(await member.statusOf('GET', '/business'), 401)
    member.authorization = authorization
    const current = await member.send('GET', '/business/')
    assert.deepEqual(current.body.data, data)
    const wallet = await member.send('GET', '/wallet')
    assert.containsSubset(wallet.body.data, { organizationWallet: true, cashBalance: 0 })
  })

  test('ignores fields that only staff or the system may set', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const hostile = { id: 1, active: false, billingGroupId: 1, creditLimit: 1e6, logoImageId: 'x' }
    const answer = await owner.send('PUT', `/business/${ACME}`, profile({ ...hostile, version: 1 }))
    assert.equal(answer.status, 200)
    const acme = await Organization.findOrFail(ACME)
    assert.deepEqual([acme.active, acme.billingGroupId, acme.logoImageId], [true, null, null])
  })

  test('gets a subdomain from its name, with a number when that is taken or reserved', async ({
    assert,
  }) => {
    const member = await Caller.of(MEMBER)
    const addressOf = async (name: string) => {
      const answer = await member.send('POST', '/business', profile({ name }))
      return answer.body.data.subdomain
    }
    assert.equal(await addressOf('Ádé & Sons’ Shop'), 'ade-and-sons-shop')
    assert.equal(await addressOf('Ade and Sons Shop'), 'ade-and-sons-shop-2')
    assert.equal(await addressOf('ACME'), 'acme-2')
    assert.equal(await addressOf('Admin'), 'business-2')
    assert.equal(await addressOf('店'), 'business-3')
  })

  test('cannot be created twice under one name by the same owner', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    assert.equal(await member.statusOf('POST', '/business', profile()), 200)
    const again = await member.send('POST', '/business', profile({ name: ' mama put LIMITED ' }))
    assert.equal(again.status, 422)
    assert.deepEqual(errorsOf(again), [
      ['name', 'You already have a business named mama put LIMITED.'],
    ])
    const other = await Caller.of('other@sendam.test')
    assert.equal(await other.statusOf('POST', '/business', profile()), 200)
  })

  test('is refused to a person who owns 20 already', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    const { id: userId } = await User.findByOrFail('email', MEMBER)
    for (let number = 1; number <= 19; number++) {
      const { id } = await Organization.create({ name: `Shop ${number}` })
      await Membership.create({ userId, organizationId: id, role: 'owner' })
    }
    const last = await member.send('POST', '/business', profile({ name: 'Number 20' }))
    assert.equal(last.status, 200)
    const more = await member.send('POST', '/business', profile({ name: 'Number 21' }))
    assert.equal(more.status, 422)
    assert.equal(more.body.message, 'One person can own at most 20 businesses.')
  })

  test('refuses an update of an old version with 409; an update without a version passes', async ({
    assert,
  }) => {
    const owner = await Caller.of(OWNER)
    const { version } = await owner.dataOf('GET', '/business')
    const first = await owner.send('PUT', `/business/${ACME}`, profile({ version }))
    assert.equal(first.status, 200)
    assert.equal(first.body.message, 'Business profile updated.')
    assert.equal(first.body.data.version, version + 1)
    const late = profile({ name: 'Late', version })
    const second = await owner.send('PUT', `/business/${ACME}`, late)
    assert.equal(second.status, 409)
    assert.equal(
      second.body.message,
      'Somebody else has changed the business profile in the meantime. Please reload the page and try again.'
    )
    assert.equal(await acmeName(), 'Mama Put Limited')
    const answer = await owner.send('PUT', `/business/${ACME}`, profile({ name: 'No version' }))
    assert.equal(answer.body.data.version, version + 2)
  })

  test('keeps its subdomain when an update names none', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const unnamed = await owner.send('PUT', `/business/${ACME}`, profile())
    assert.equal(unnamed.body.data.subdomain, 'acme')
    const same = await owner.send('PUT', `/business/${ACME}`, profile({ subdomain: 'acme' }))
    assert.equal(same.status, 200)
  })

  test('answers 404 to non-members; staff can read it but not change it', async ({ assert }) => {
    const member = await Caller.of(MEMBER)
    const calls: [string, string, unknown?][] = [
      ['GET', `/business/${ACME}`],
      ['PUT', `/business/${ACME}`, profile()],
      ['GET', '/business/1'],
      ['GET', '/business/2'],
      ['PUT', '/business/1', profile()],
      ['PUT', '/business/2', profile()],
      ['GET', '/business'],
      ['GET', '/business/987654321'],
      ['POST', '/business/reload', { id: ACME }],
    ]
    for (const [method, path, body] of calls) {
      assert.equal(await member.statusOf(method, path, body), 404, `${method} ${path}`)
    }
    assert.equal(await acmeName(), 'ACME Foods')
    const admin = await Caller.of('admin@sendam.test')
    assert.equal(await admin.statusOf('GET', `/business/${ACME}`), 200)
    assert.equal(await admin.statusOf('PUT', `/business/${ACME}`, profile()), 404)
    const bad = await member.send('POST', '/business/reload', { id: 'x' })
    assert.equal(bad.status, 422)
  })

  test('can be changed by its members only while they act for it', async ({ assert }) => {
    const { id: userId } = await User.findByOrFail('email', MEMBER)
    await Membership.create({ userId, organizationId: ACME, role: 'member' })
    const member = await Caller.of(MEMBER)
    assert.equal(await member.statusOf('GET', `/business/${ACME}`), 200)
    assert.equal(await member.statusOf('PUT', `/business/${ACME}`, profile()), 404)
    const reloaded = await member.send('POST', '/business/reload', { id: ACME })
    member.authorization = reloaded.headers.get('authorization')!
    assert.equal(await member.statusOf('PUT', `/business/${ACME}`, profile()), 200)
    const unchanged = await member.send('POST', '/business/reload')
    assert.equal(claimsOf(unchanged.headers.get('authorization')!).organization, ACME)
  })

  test('is found by part of its name, by its members and by staff', async ({ assert }) => {
    const owner = await Caller.of(OWNER)
    const names = async (caller: Caller, query = '') => {
      const answer = await caller.send('GET', `/business/all${query}`)
      return answer.body.data.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await names(owner), ['ACME Foods'])
    assert.deepEqual(await names(owner, '?condition=acme'), ['ACME Foods'])
    assert.deepEqual(await names(owner, '?condition=%25'), [])
    assert.deepEqual(await names(await Caller.of(MEMBER)), [])
    await Organization.create({ name: 'Zuma Rock' })
    const admin = await Caller.of('admin@sendam.test')
    assert.includeMembers(await names(admin), ['ACME Foods', 'Zuma Rock'])
    const tooLong = await owner.send('GET', `/business/all?condition=${'x'.repeat(101)}`)
    assert.equal(tooLong.status, 422)
  })

  test('starts with the contact of the person who creates it', async ({ assert }) => {
    await User.query().where('email', MEMBER).update({ phoneNumber: '+2348031234567' })
    const page = await PageSession.signedIn(MEMBER)
    const { props } = await page.visit('/base/business?t=n')
    assert.deepEqual(props.contact, {
      shortName: 'Chidi Eze',
      contactPhoneNumber: '+2348031234567',
      contactEmail: MEMBER,
    })
  })

  test('keeps the browser session, under a new id, when its owner switches to it', async ({
    assert,
  }) => {
    await forgetLimits()
    const page = await PageSession.signedIn(MEMBER)
    const created = await page.send('POST', '/api/v1/business', profile())
    const { data } = (await created.json()) as any
    const before = page.cookie('sendam-session')
    const reloaded = await page.send('POST', '/api/v1/business/reload', { id: data.id })
    assert.equal(reloaded.status, 200)
    assert.isNull(reloaded.headers.get('authorization'))
    assert.notEqual(page.cookie('sendam-session'), before)
    const home = await page.visit('/base/home')
    assert.equal(home.props.caller.businessName, 'Mama Put Limited')
  })
})
