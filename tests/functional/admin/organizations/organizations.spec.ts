import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import BillingGroup from '#shipping/pricing/models/billing_group'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'
import { bodyOf, dataOf, expectStatus } from '#tests/support/answers'
import { mailOf } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'

const ACME = 3

const TERMS = {
  name: 'Bola Textiles',
  contactEmail: 'bola@textiles.test',
  address: '12 Marina, Lagos',
  active: true,
  contactPhoneNumber: '08031234567',
  billingGroup: null as number | null,
  billingCycle: 'Monthly',
  creditLimit: 250_000.5,
}

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

/** Takes this much from the cash balance, so that it falls below zero. */
async function owe(organizationId: number, kobo: number) {
  const wallet = await Wallet.ownedBy(organizationId, null)
  const revenue = await LedgerAccount.ofSystem('revenue')
  await db.transaction((trx) =>
    postTransfer(trx, { kind: 'demo_funding', reference: `owes ${organizationId} ${kobo}` }, [
      { accountId: wallet.account('cash').id, amountKobo: -kobo },
      { accountId: revenue.id, amountKobo: kobo },
    ])
  )
}

async function nameOf(id: number) {
  const { name } = await Organization.findOrFail(id)
  return name
}

function lastEntry(kind: string) {
  return db.from('audit_entries').where('subject_kind', kind).orderBy('id', 'desc').firstOrFail()
}

test.group('Organizations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created with a billing group, cycle and credit limit', async ({ client, assert }) => {
    const call = await staff(client)
    const { id: billingGroup } = await BillingGroup.create({ name: 'Partners', active: true })
    const created = await call('post', '/organization', { ...TERMS, billingGroup })
    created.assertStatus(200)
    created.assertBodyContains({ message: 'Bola Textiles has been created.' })
    const { id } = created.body().data
    assert.isAbove(id, 2)
    const { data } = await bodyOf(call('get', `/organization/${id}`))
    assert.containsSubset(data, {
      ...TERMS,
      id,
      billingGroup,
      billingGroupName: 'Partners',
      status: 'ACTIVE',
      createdBy: 'Tunde Bakare',
      creditUsed: 0,
      description: null,
      version: 1,
    })
    const wallet = await Wallet.ownedBy(id, null)
    assert.equal(wallet.account('cash').floorKobo, -250_000_50)
    const entry = await lastEntry('organization')
    assert.equal(entry.action, 'organization.create')
    assert.isNull(entry.before)
    assert.equal(entry.after.creditLimit, 250_000.5)
  })

  test('get an owner at once if the person has an account, otherwise by invitation', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const make = (name: string, ownerEmail: string) =>
      dataOf(call('post', '/organization', { ...TERMS, name, ownerEmail }))
    const known = await make('Known Owner', ' Member@Sendam.test ')
    const { data } = await bodyOf(call('get', `/organization/${known.id}`))
    assert.equal(data.owners, 'member@sendam.test')
    const [mail] = await mailOf('member@sendam.test')
    assert.equal(mail!.subject, 'You are an owner of Known Owner on Sendam')
    const entry = await lastEntry('organization')
    assert.equal(entry.after.ownerNamed, 'member@sendam.test (owner)')
    const member = await apiClientOf(client, 'member@sendam.test')
    const switched: any = await member('put', `/switch/${known.id}`, {})
    switched.assertStatus(200)

    const invited = await make('New Owner', 'bola@textiles.test')
    const { data: before } = await bodyOf(call('get', `/organization/${invited.id}`))
    assert.equal(before.owners, 'bola@textiles.test (invited)')
    const [invitation] = await mailOf('bola@textiles.test')
    assert.include(invitation!.subject, 'invites you to New Owner')

    const { version } = before
    const changed = { ...TERMS, name: 'New Owner', ownerEmail: 'manager@sendam.test', version }
    await expectStatus(200, call('put', `/organization/${invited.id}`, changed))
    const { data: after } = await bodyOf(call('get', `/organization/${invited.id}`))
    assert.equal(after.owners, 'bola@textiles.test (invited), manager@sendam.test')
  })

  test('refuse a blocked owner and an invalid e-mail address', async ({ client, assert }) => {
    const call = await staff(client)
    await User.query().where('email', 'member@sendam.test').update({ blockedAt: new Date() })
    for (const [ownerEmail, status, message] of [
      [
        'member@sendam.test',
        409,
        'member@sendam.test is blocked or deactivated, so it cannot own a business.',
      ],
      ['nobody', 422, `"Owner's E-mail" must be a valid e-mail address`],
    ] as const) {
      const refused = await call('post', '/organization', { ...TERMS, ownerEmail })
      refused.assertStatus(status)
      assert.containsSubset(refused.body().errors, [{ field: 'ownerEmail', message }])
    }
    assert.isNull(await Organization.findBy('name', TERMS.name))
  })

  test('accept a billing group and cycle as an option with value and label', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id: value } = await BillingGroup.create({ name: 'Partners', active: true })
    const body = {
      ...TERMS,
      billingGroup: { value, label: 'Partners' },
      billingCycle: { value: 'Weekly', label: 'Weekly' },
    }
    const { id } = await dataOf(call('post', '/organization', body))
    const { data } = await bodyOf(call('get', `/organization/${id}`))
    assert.equal(data.billingGroup, value)
    assert.equal(data.billingCycle, 'Weekly')
  })

  for (const creditLimit of [0, 0.01, 1_000_000]) {
    test(`accept a credit limit of ${creditLimit}`, async ({ client }) => {
      const call = await staff(client)
      const response = await call('post', '/organization', { ...TERMS, creditLimit })
      response.assertStatus(200)
    })
  }

  for (const phone of ['08031234567', '+2348031234567', '+1234567', '+123456789012345']) {
    test(`accept the phone number ${phone}`, async ({ client }) => {
      const call = await staff(client)
      const body = { ...TERMS, contactPhoneNumber: phone }
      await expectStatus(200, call('post', '/organization', body))
    })
  }

  const PHONE_INVALID = '"Contact Phone Number" is invalid'
  const refusals: [string, unknown, string][] = [
    ['name', '', '"Name" should not be empty'],
    ['name', '   ', '"Name" should not be empty'],
    ['name', 'x'.repeat(101), '"Name" must have at most 100 characters'],
    ['name', ['a'], '"Name" must be text'],
    ['address', undefined, '"Address" should not be empty'],
    ['address', 'x'.repeat(101), '"Address" must have at most 100 characters'],
    ['contactEmail', null, '"Contact E-mail" should not be empty'],
    ['contactEmail', 'bola.textiles.test', '"Contact E-mail" must be a valid e-mail address'],
    ['contactEmail', 'bola@textiles', '"Contact E-mail" must be a valid e-mail address'],
    ['contactPhoneNumber', '', '"Contact Phone Number" should not be empty'],
    ['contactPhoneNumber', '0803123456', PHONE_INVALID],
    ['contactPhoneNumber', '080312345678', PHONE_INVALID],
    ['contactPhoneNumber', '+123456', PHONE_INVALID],
    ['contactPhoneNumber', '+1234567890123456', PHONE_INVALID],
    ['contactPhoneNumber', '0803 123 456', PHONE_INVALID],
    ['creditLimit', null, '"Credit Limit" should not be empty'],
    ['creditLimit', -0.01, '"Credit Limit" must be at least 0'],
    ['creditLimit', 1_000_000.01, '"Credit Limit" must be at most 1,000,000'],
    ['creditLimit', 1e300, '"Credit Limit" must be at most 1,000,000'],
    ['creditLimit', 10.005, '"Credit Limit" can have at most 2 decimals'],
    ['creditLimit', 'much', '"Credit Limit" must be a number'],
    ['active', 'perhaps', '"Status" must be true or false'],
    ['active', undefined, '"Status" should not be empty'],
    ['billingCycle', 'Daily', '"Billing Cycle" is not one of the choices'],
    ['billingCycle', undefined, '"Billing Cycle" should not be empty'],
    ['billingGroup', 999_999, '"Billing Group" is not one of the choices'],
    ['billingGroup', 1e30, '"Billing Group" is out of range'],
    ['description', 'x'.repeat(251), '"Description" must have at most 250 characters'],
  ]
  for (const [field, value, message] of refusals) {
    const text = String(value).slice(0, 20)
    test(`refuse ${field} of "${text}"`, async ({ client, assert }) => {
      const call = await staff(client)
      const response = await call('post', '/organization', { ...TERMS, [field]: value })
      response.assertStatus(422)
      assert.deepInclude(
        response
          .body()
          .errors.map((error: any) => ({ field: error.field, message: error.message })),
        { field, message }
      )
      assert.isNull(await Organization.findBy('contactEmail', TERMS.contactEmail))
    })
  }

  for (const billingCycle of ['Non', 'Weekly', 'Biweekly', 'Monthly']) {
    test(`accept the billing cycle ${billingCycle}`, async ({ client }) => {
      const call = await staff(client)
      await expectStatus(200, call('post', '/organization', { ...TERMS, billingCycle }))
    })
  }

  test('move the floor of the wallet with the credit limit, and audit the change', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const body = { ...TERMS, name: 'ACME Foods', creditLimit: 100, version: 1 }
    const changed = await call('put', `/organization/${ACME}`, body)
    changed.assertStatus(200)
    changed.assertBodyContains({ message: 'ACME Foods has been updated.' })
    const read = await dataOf(call('get', `/organization/${ACME}`))
    assert.deepEqual(changed.body().data, read)
    assert.containsSubset(read, { id: ACME, creditLimit: 100, version: 2 })
    const wallet = await Wallet.ownedBy(ACME, null)
    assert.equal(wallet.account('cash').floorKobo, -100_00)
    const { before, after, action } = await lastEntry('organization')
    assert.equal(action, 'organization.update')
    assert.equal(before.contactEmail, 'owner@acme.test')
    assert.equal(after.contactEmail, TERMS.contactEmail)
    assert.equal(after.creditLimit, 100)
  })

  test('refuse a credit limit below the credit already used', async ({ client, assert }) => {
    const call = await staff(client)
    await call('put', `/organization/${ACME}`, { ...TERMS, creditLimit: 1000 })
    await owe(ACME, 600_50)
    const put = (creditLimit: number) =>
      call('put', `/organization/${ACME}`, { ...TERMS, name: 'Changed', creditLimit })
    const refused = await put(600.49)
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, [
      {
        field: 'creditLimit',
        message: '₦600.50 of the credit is already used, so the limit cannot be lower than that.',
      },
    ])
    assert.equal(await nameOf(ACME), TERMS.name)
    await expectStatus(200, put(600.5))
    const { data } = await bodyOf(call('get', `/organization/${ACME}`))
    assert.equal(data.creditUsed, 600.5)
  })

  test('refuse the second of two concurrent edits with 409', async ({ client, assert }) => {
    const call = await staff(client)
    const first = await call('put', `/organization/${ACME}`, { ...TERMS, version: 1 })
    first.assertStatus(200)
    const outdated = { ...TERMS, name: 'Late', version: 1 }
    const second = await call('put', `/organization/${ACME}`, outdated)
    second.assertStatus(409)
    assert.match(
      second.body().message,
      /Somebody else has changed the organization in the meantime/
    )
    assert.equal(await nameOf(ACME), TERMS.name)
    await expectStatus(200, call('put', `/organization/${ACME}`, { ...outdated, version: 2 }))
  })

  test('cannot join a closed billing group, but may stay in one', async ({ client }) => {
    const call = await staff(client)
    const closed = await BillingGroup.create({ name: 'Closed', active: false })
    const body = { ...TERMS, billingGroup: closed.id }
    await expectStatus(422, call('put', `/organization/${ACME}`, body))
    await Organization.query().where('id', ACME).update({ billingGroupId: closed.id })
    await expectStatus(200, call('put', `/organization/${ACME}`, body))
  })

  test('answer 404 to an edit of the provider, the retail customers or an unknown id', async ({
    client,
  }) => {
    const call = await staff(client)
    for (const id of [1, 2, 999_999, '999999999999999', '1234567890123456', 'x']) {
      await expectStatus(404, call('put', `/organization/${id}`, TERMS))
    }
  })

  test('are found by name, e-mail, phone number and billing group', async ({ client, assert }) => {
    const call = await staff(client)
    const { id: billingGroup } = await BillingGroup.create({ name: 'Partners 100%', active: true })
    await call('post', '/organization', { ...TERMS, billingGroup })
    for (const condition of ['bola tex', 'TEXTILES.test', '0803123', '100%']) {
      const path = `/organization/all?condition=${encodeURIComponent(condition)}`
      const { data, metadata } = await bodyOf(call('get', path))
      assert.deepEqual([condition, data.map(({ name }: any) => name)], [condition, [TERMS.name]])
      assert.equal(metadata.total, 1)
    }
    const none = await call('get', '/organization/all?condition=_ola')
    assert.deepEqual(none.body().data, [])
    const all = await bodyOf(call('get', '/organization/all?perPage=1&sort=name&descending=true'))
    assert.equal(all.data[0].name, TERMS.name)
    assert.isAbove(all.metadata.total, 1)
    await expectStatus(422, call('get', '/organization/all?sort=password'))
    await expectStatus(422, call('get', '/organization/all?perPage=101'))
  })

  test('found by a search are exported as CSV that holds no formulas', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    await call('post', '/organization', { ...TERMS, name: '=HYPERLINK("x")' })
    const file = await call('get', '/organization/all.csv?condition=textiles')
    file.assertStatus(200)
    assert.match(file.header('content-type')!, /^text\/csv/)
    assert.match(file.header('content-disposition')!, /organizations\.csv/)
    const lines = file.text().replace('\uFEFF', '').trim().split('\r\n')
    assert.equal(lines.length, 2)
    assert.include(lines[0]!, 'Credit Limit (NGN)')
    assert.include(lines[1]!, `"'=HYPERLINK(""x"")"`)
    assert.include(lines[1]!, '250000.50')
  })

  test('show customers only their own organization', async ({ client, assert }) => {
    await Organization.query().where('id', ACME).update({ billingCycle: 'Weekly' })
    const owner = await apiClientOf(client, 'owner@acme.test')
    const own = await owner('get', '/organization')
    own.assertStatus(200)
    assert.containsSubset(own.body().data, { id: ACME, billingCycle: 'Weekly' })
    assert.notProperty(own.body().data, 'createdBy')
    await expectStatus(200, owner('get', `/organization/${ACME}`))
    await expectStatus(404, owner('get', '/organization/1'))
    await expectStatus(404, owner('get', '/organization/999999'))
    await expectStatus(403, owner('put', `/organization/${ACME}`, TERMS))
    await expectStatus(403, owner('post', '/organization', TERMS))
    const member = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(404, member('get', `/organization/${ACME}`))
    const retail = await dataOf(member('get', '/organization'))
    assert.equal(retail.id, 2)
    await expectStatus(403, member('get', '/organization/all'))
    await expectStatus(403, member('get', '/organization/all.csv'))
  })
})

test.group('Billing groups', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created, listed and found', async ({ client, assert }) => {
    const call = await staff(client)
    const created = await call('post', '/billingGroup', { name: ' Zobo Makers ', active: true })
    created.assertStatus(200)
    created.assertBodyContains({ message: 'Zobo Makers has been created.' })
    const { id } = created.body().data
    const found = await bodyOf(call('get', '/billingGroup/all?condition=zobo'))
    assert.containsSubset(found.data, [
      { id, name: 'Zobo Makers', status: 'ACTIVE', createdBy: 'Tunde Bakare', organizations: 0 },
    ])
    const choice = { value: id, label: 'Zobo Makers' }
    for (const path of ['/billingGroup', '/organization/init/billingGroups']) {
      assert.deepInclude(await dataOf(call('get', path)), choice)
    }
    const entry = await lastEntry('billing_group')
    assert.deepEqual(entry.after, { name: 'Zobo Makers', active: true })
  })

  test('are no longer offered once closed', async ({ client, assert }) => {
    const call = await staff(client)
    const { id } = await dataOf(call('post', '/billingGroup', { name: 'Zobo', active: true }))
    const closed = await call('put', `/billingGroup/${id}`, {
      name: 'Zobo',
      active: false,
      version: 1,
    })
    closed.assertStatus(200)
    assert.containsSubset(closed.body().data, { id, active: false, status: 'INACTIVE' })
    const choices = await dataOf(call('get', '/billingGroup'))
    assert.isFalse(choices.some(({ value }: any) => value === id))
    const entry = await lastEntry('billing_group')
    assert.deepEqual([entry.before.active, entry.after.active], [true, false])
  })

  test('need a unique name', async ({ client, assert }) => {
    const call = await staff(client)
    await call('post', '/billingGroup', { name: 'Zobo', active: true })
    const duplicate = await call('post', '/billingGroup', { name: 'zOBO', active: true })
    duplicate.assertStatus(422)
    assert.deepEqual(duplicate.body().errors, [
      { field: 'name', message: 'There is already a billing group named zOBO.' },
    ])
    for (const name of ['', undefined, 'x'.repeat(101)]) {
      await expectStatus(422, call('post', '/billingGroup', { name, active: true }))
    }
    const longest = { name: 'x'.repeat(100), active: true }
    await expectStatus(200, call('post', '/billingGroup', longest))
    await expectStatus(422, call('post', '/billingGroup', { name: 'Yam' }))
  })

  test('refuse the second of two concurrent edits with 409', async ({ client }) => {
    const call = await staff(client)
    const { id } = await dataOf(call('post', '/billingGroup', { name: 'Zobo', active: true }))
    const put = (version: number) =>
      call('put', `/billingGroup/${id}`, { name: 'Zobo 2', active: true, version })
    await expectStatus(200, put(1))
    await expectStatus(409, put(1))
    await expectStatus(200, put(2))
    await expectStatus(404, call('put', '/billingGroup/999999', { name: 'X', active: true }))
  })

  test('are for administrators only', async ({ client }) => {
    for (const email of ['member@sendam.test', 'manager@sendam.test', 'owner@acme.test']) {
      const call = await apiClientOf(client, email)
      await expectStatus(403, call('get', '/billingGroup'))
      await expectStatus(403, call('post', '/billingGroup', { name: 'X', active: true }))
    }
    const root = await apiClientOf(client, 'root@sendam.test')
    await expectStatus(200, root('get', '/billingGroup/all'))
  })
})
