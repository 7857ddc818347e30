import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { profile } from '#tests/functional/branding/business/calls'
import { PageSession } from './page_session.js'

const MEMBER = 'member@sendam.test'
const ACME = 3

async function joinAcme() {
  const user = await User.findByOrFail('email', MEMBER)
  return Membership.create({ userId: user.id, organizationId: ACME, role: 'member' })
}

async function organizationOf(page: PageSession): Promise<string> {
  const { props } = await page.visit('/base/home')
  return props.caller.organizationName
}

test.group('A sign-in with several organizations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns to the organization that was used last', async ({ assert }) => {
    await joinAcme()
    const page = await PageSession.signedIn(MEMBER)
    assert.equal(await organizationOf(page), 'Retail customers')
    await page.send('PUT', `/api/v1/switch/${ACME}`)
    assert.equal(await organizationOf(await PageSession.signedIn(MEMBER)), 'ACME Foods')
    await page.send('PUT', '/api/v1/switch/2')
    assert.equal(await organizationOf(await PageSession.signedIn(MEMBER)), 'Retail customers')
  })

  test('opens the business that the person created last', async ({ assert }) => {
    const page = await PageSession.signedIn(MEMBER)
    await page.send('POST', '/api/v1/business', profile({ name: 'Chidi Traders' }))
    const again = await PageSession.signedIn(MEMBER)
    assert.equal(await organizationOf(again), 'Chidi Traders')
  })

  test('opens another organization when the membership has ended', async ({ assert }) => {
    const membership = await joinAcme()
    const page = await PageSession.signedIn(MEMBER)
    await page.send('PUT', `/api/v1/switch/${ACME}`)
    await membership.delete()
    assert.equal(await organizationOf(await PageSession.signedIn(MEMBER)), 'Retail customers')
  })
})
