import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import InboxMessage from '#shared/inbox/inbox_message'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import { isBvnRequired } from '#wallet/balances/wallet_settings'
import {
  ACCOUNT,
  assertStatus,
  readSentCode,
  dataOf,
  linkPayoutAccount,
} from '#tests/support/money/payouts'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer, apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const MEMBER = 'member@sendam.test'
const GOOD = { bankCode: '044', accountNumber: ACCOUNT.good }

async function memberClient(client: ApiClient) {
  const user = await User.findByOrFail('email', MEMBER)
  await user.merge({ phoneNumber: '08031112233' }).save()
  return apiClientOf(client, MEMBER)
}

async function requestCode(apiClient: ApiClientCall, account = GOOD): Promise<string> {
  const added = await apiClient('post', '/bank_account/add', account)
  added.assertStatus(200)
  const { ref } = added.body().data
  const sent = await apiClient('get', `/bank_account/add/generate_otp?ref=${ref}`)
  sent.assertStatus(200)
  return ref
}

function confirm(
  apiClient: ApiClientCall,
  ref: string,
  otp: string,
  verificationType = 'BANK_ACCOUNT'
) {
  return apiClient('post', '/bank_account/otp/verification', { ref, otp, verificationType })
}

async function verifyBvn(apiClient: ApiClientCall, bvn: string, email = MEMBER): Promise<string> {
  const checked = await apiClient('get', `/bank_account/bvn/verification?bvn=${bvn}`)
  checked.assertStatus(200)
  const code = await readSentCode(email)
  const confirmed = await confirm(apiClient, checked.body().data.ref, code, 'BVN')
  confirmed.assertStatus(200)
  return confirmed.body().message
}

/** In the sandbox this BVN belongs to Ngozi Umeh. */
function verifyStrangersBvn(apiClient: ApiClientCall, email = MEMBER) {
  return verifyBvn(apiClient, '22212340001', email)
}

async function reviewOf(client: ApiClient) {
  const staff = await apiClientOf(client, 'root@sendam.test')
  const listed = await staff('get', '/bvn_review')
  const [review] = listed.body().data
  return { staff, review, path: `/bvn_review/${review.id}` }
}

async function wrongCode(): Promise<string> {
  const code = await readSentCode(MEMBER)
  return code === '000000' ? '000001' : '000000'
}

function letTimePass(ref: string, seconds: number) {
  return db.rawQuery(
    `update one_time_codes set sent_at = sent_at - make_interval(secs => ?),
       expires_at = expires_at - make_interval(secs => ?) where ref = ?`,
    [seconds, seconds, ref]
  )
}

test.group('Linking a bank account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the account name first and links it with a code', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const banks = await apiClient('get', '/bank_account/banks')
    assert.deepInclude(banks.body().data, { value: '044', label: 'Access Bank' })

    const name = await apiClient(
      'get',
      `/bank_account/name_enquiry?bankCode=044&accountNumber=${ACCOUNT.good}`
    )
    name.assertStatus(200)
    const { accountName } = name.body().data
    assert.isNotEmpty(accountName)
    const nowhere = `/bank_account/name_enquiry?bankCode=none&accountNumber=${ACCOUNT.good}`
    const unknown = await apiClient('get', nowhere)
    assert.equal(unknown.body().code, 'E_UNKNOWN_BANK')

    const added = await apiClient('post', '/bank_account/add', GOOD)
    const { ref, ...preview } = added.body().data
    assert.deepEqual(preview, { ...GOOD, bankName: 'Access Bank', accountName })
    assert.lengthOf(await dataOf(apiClient('get', '/bank_account/linked')), 0)

    const sent = await apiClient('get', `/bank_account/add/generate_otp?ref=${ref}`)
    sent.assertStatus(200)
    assert.equal(await readSentCode(MEMBER), await readSentCode('08031112233'))

    const confirmed = await confirm(apiClient, ref, await readSentCode(MEMBER))
    confirmed.assertStatus(200)
    confirmed.assertBodyContains({ message: 'Access Bank ****0031 is linked to your wallet.' })
    const linked = await apiClient('get', '/wallet/payoutAccounts/NGN')
    const row = {
      id: confirmed.body().data.id,
      bankName: 'Access Bank',
      accountNumber: ACCOUNT.good,
      accountName,
    }
    assert.containsSubset(linked.body().data, [row])
    assert.isNumber(linked.body().data[0].withdrawableAmount)
    assert.deepEqual(await dataOf(apiClient('get', '/bank_account/linked')), linked.body().data)
  })

  test('refuses an unknown bank, account or number before it sends a code', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    for (const [account, field] of [
      [{ bankCode: '999', accountNumber: ACCOUNT.good }, 'bankCode'],
      [{ bankCode: 'abc', accountNumber: ACCOUNT.good }, 'bankCode'],
      [{ bankCode: '044', accountNumber: '12' }, 'accountNumber'],
      [{ bankCode: '044', accountNumber: '0'.repeat(1000) }, 'accountNumber'],
      [{ bankCode: '044', accountNumber: 690000031 }, 'accountNumber'],
      [{ bankCode: ['044'], accountNumber: ACCOUNT.good }, 'bankCode'],
      [{ accountNumber: ACCOUNT.good }, 'bankCode'],
    ] as const) {
      const response = await apiClient('post', '/bank_account/add', account)
      response.assertStatus(422)
      assert.include(JSON.stringify(response.body().errors), field)
    }
    const unknown = { bankCode: '044', accountNumber: ACCOUNT.unknown }
    const response = await apiClient('post', '/bank_account/add', unknown)
    response.assertStatus(422)
    response.assertBodyContains({
      message: 'There is no such account at this bank. Please check the number.',
    })
    const silent = { bankCode: '044', accountNumber: ACCOUNT.noAnswer }
    await assertStatus(apiClient('post', '/bank_account/add', silent), 503)
    assert.isNull(await InboxMessage.findBy('recipient', '08031112233'))
    assert.lengthOf(await db.from('one_time_codes'), 0)
  })

  test('refuses an account that is already linked, until it is unlinked', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const code = await readSentCode(MEMBER)
    const second = await requestCode(apiClient)
    const first = await confirm(apiClient, ref, code)
    first.assertStatus(200)
    await assertStatus(confirm(apiClient, second, await readSentCode(MEMBER)), 409)
    await assertStatus(apiClient('post', '/bank_account/add', GOOD), 409)

    const { id } = first.body().data
    const gone = await apiClient('delete', `/bank_account/${id}`)
    gone.assertBodyContains({ message: 'Access Bank ****0031 is no longer linked.' })
    await assertStatus(apiClient('delete', `/bank_account/${id}`), 404)
    assert.lengthOf(await dataOf(apiClient('get', '/bank_account/linked')), 0)
    await assertStatus(
      confirm(apiClient, await requestCode(apiClient), await readSentCode(MEMBER)),
      200
    )
  })

  test('refuses an eleventh account with 409', async ({ client }) => {
    const apiClient = await memberClient(client)
    for (let last = 0; last < 10; last += 1) await linkPayoutAccount(MEMBER, `069000010${last}`)
    const eleventh = await apiClient('post', '/bank_account/add', GOOD)
    eleventh.assertStatus(409)
    eleventh.assertBodyContains({
      message: 'You can link at most 10 accounts. Please unlink one that you no longer need.',
    })
  })

  test('answers 404 for the accounts and codes of another person', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const account = await linkPayoutAccount()
    const ref = await requestCode(apiClient, { bankCode: '058', accountNumber: ACCOUNT.good })
    const otp = await readSentCode(MEMBER)
    assert.lengthOf(await dataOf(stranger('get', '/bank_account/linked')), 0)
    await assertStatus(stranger('delete', `/bank_account/${account.id}`), 404)
    await assertStatus(confirm(stranger, ref, otp), 404)
    await assertStatus(stranger('get', `/bank_account/add/generate_otp?ref=${ref}`), 404)
    await assertStatus(stranger('post', '/bank_account/otp/resend', { ref }), 404)
    await assertStatus(confirm(apiClient, ref, otp), 200)
    for (const path of ['banks', 'linked', 'name_enquiry', 'bvn/verification']) {
      const nobody = await fetch(`${addressOfServer()}/api/v1/bank_account/${path}`)
      assert.equal(nobody.status, 401)
    }
  })

  test('in a business requires an owner, as do unlinking and withdrawing', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, 'owner@acme.test')
    const account = await linkPayoutAccount('owner@acme.test')
    await db.from('memberships').where('user_id', account.linkedBy).update({ role: 'member' })
    for (const response of [
      await owner('post', '/bank_account/add', GOOD),
      await owner('delete', `/bank_account/${account.id}`),
      await owner('post', '/wallet/withdraw', { amount: 100, creditAccountId: account.id }),
      await owner('post', '/organization/withdraw', { amount: 100, creditAccountId: account.id }),
    ]) {
      response.assertStatus(403)
      response.assertBodyContains({
        message:
          'You can book for this business but not take money out of its wallet. Ask an owner of the business.',
      })
    }
    const same = await PayoutAccount.findOrFail(account.id)
    assert.isNull(same.unlinkedAt)
  })
})

test.group('A one-time code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is stored as a hash only', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    await requestCode(apiClient)
    const code = await readSentCode(MEMBER)
    assert.match(code, /^\d{6}$/)
    assert.notInclude(JSON.stringify(await db.from('one_time_codes')), code)
  })

  test('is void after five wrong tries', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const wrong = await wrongCode()
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
      const response = await confirm(apiClient, ref, wrong)
      response.assertStatus(422)
      response.assertBodyContains({ message: `This code is not correct. ${left} left.` })
    }
    const last = await confirm(apiClient, ref, wrong)
    last.assertBodyContains({ message: 'Too many wrong codes. Please start again.' })
    await assertStatus(confirm(apiClient, ref, await readSentCode(MEMBER)), 422)
    await letTimePass(ref, 61)
    await assertStatus(apiClient('post', '/bank_account/otp/resend', { ref }), 422)
    assert.lengthOf(await PayoutAccount.query().whereNull('unlinkedAt'), 0)
  })

  test('is void after five wrong tries, even if twenty come at once', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const wrong = await wrongCode()
    const all = await Promise.all(Array.from({ length: 20 }, () => confirm(apiClient, ref, wrong)))
    for (const answer of all) answer.assertStatus(422)
    const [{ tries }] = await db.from('one_time_codes').where({ ref })
    assert.equal(tries, 5)
  })

  test('cannot be guessed over many refs: the 41st try gets 429', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const statuses = []
    for (let tries = 0; tries < 45; tries += 1) {
      const response = await confirm(apiClient, 'no-such-ref', '123456')
      statuses.push(response.status())
    }
    assert.deepEqual([...new Set(statuses)], [404, 429])
    assert.equal(statuses.indexOf(429), 40)
  })

  test('works for ten minutes', async ({ client }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    await letTimePass(ref, 601)
    const late = await confirm(apiClient, ref, await readSentCode(MEMBER))
    late.assertStatus(422)
    late.assertBodyContains({ message: 'This code has expired. Please ask for a new one.' })
    await assertStatus(apiClient('post', '/bank_account/otp/resend', { ref }), 200)
    await letTimePass(ref, 595)
    await assertStatus(confirm(apiClient, ref, await readSentCode(MEMBER)), 200)
  })

  test('is in neither the subject nor the preview of its e-mail', async ({ client, assert }) => {
    await requestCode(await memberClient(client))
    const code = await readSentCode(MEMBER)
    const mail = await InboxMessage.query().where('recipient', MEMBER).orderBy('id', 'desc').first()
    assert.notInclude(mail!.subject, code)
    const [announced, read] = mail!.html!.split('<h1')
    assert.notInclude(announced, code)
    assert.include(read, code)
  })

  test('works once, even for concurrent requests', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const code = await readSentCode(MEMBER)
    const all = await Promise.all([confirm(apiClient, ref, code), confirm(apiClient, ref, code)])
    assert.sameMembers(
      all.map((answer) => answer.status()),
      [200, 422]
    )
    const again = await confirm(apiClient, ref, code)
    again.assertBodyContains({ message: 'This has already been confirmed.' })
    assert.lengthOf(await PayoutAccount.query().whereNull('unlinkedAt'), 1)
  })

  test('can be sent anew after a minute, which voids the old one, and five times at most', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const first = await readSentCode(MEMBER)
    const hasty = await apiClient('post', '/bank_account/otp/resend', { ref })
    hasty.assertStatus(429)
    assert.equal(hasty.body().code, 'E_CODE_TOO_SOON')
    assert.match(
      hasty.body().message,
      /^Please wait \d+ seconds before you ask for another code\.$/
    )
    assert.match(hasty.header('retry-after') ?? '', /^[1-9]\d?$/)
    for (let sends = 2; sends <= 5; sends += 1) {
      await letTimePass(ref, 61)
      await assertStatus(apiClient('post', '/bank_account/otp/resend', { ref }), 200)
    }
    const last = await readSentCode(MEMBER)
    if (first !== last) await assertStatus(confirm(apiClient, ref, first), 422)
    await letTimePass(ref, 61)
    const sixth = await apiClient('post', '/bank_account/otp/resend', { ref })
    // Waiting would not help, so this is not a 429.
    sixth.assertStatus(409)
    sixth.assertBodyContains({
      message: 'We cannot send any more codes for this. Please start again.',
    })
    await assertStatus(confirm(apiClient, ref, last), 200)
  })

  test('cannot flood a phone when it is requested again and again', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const statuses = []
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await apiClient('get', `/bank_account/add/generate_otp?ref=${ref}`)
      statuses.push(response.body().code)
    }
    assert.equal(statuses[0], 'E_CODE_TOO_SOON')
    assert.equal(statuses.at(-1), 'E_TOO_MANY_REQUESTS')
  })

  test('confirms only what it was sent for and has six digits', async ({ client }) => {
    const apiClient = await memberClient(client)
    const ref = await requestCode(apiClient)
    const code = await readSentCode(MEMBER)
    await assertStatus(confirm(apiClient, ref, code, 'BVN'), 404)
    for (const otp of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      await assertStatus(confirm(apiClient, ref, otp), 422)
    }
    await assertStatus(confirm(apiClient, ref, code, 'PASSWORD'), 422)
    await assertStatus(confirm(apiClient, '../..', code), 422)
    await assertStatus(confirm(apiClient, ref, code), 200)
  })

  test('goes by e-mail to a person without a phone number', async ({ client }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    await db.from('users').where('email', MEMBER).update({ phone_number: null })
    await assertStatus(
      confirm(apiClient, await requestCode(apiClient), await readSentCode(MEMBER)),
      200
    )
  })
})

test.group('A BVN', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is required when staff say so, and is stored only as a hash', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    await isBvnRequired.set(true, { by: null })
    const early = await apiClient('post', '/bank_account/add', GOOD)
    early.assertStatus(422)
    early.assertBodyContains({
      message: 'Please verify your bank verification number (BVN) first.',
    })
    const bvn = '22212345678'
    const checked = await apiClient('get', `/bank_account/bvn/verification?bvn=${bvn}`)
    checked.assertStatus(200)
    const { ref, consentUrl } = checked.body().data
    assert.isNull(consentUrl)
    await assertStatus(apiClient('post', '/bank_account/add', GOOD), 422)
    const confirmed = await confirm(apiClient, ref, await readSentCode(MEMBER), 'BVN')
    confirmed.assertBodyContains({ message: 'Your BVN is verified.' })
    await assertStatus(apiClient('post', '/bank_account/add', GOOD), 200)

    for (const table of ['one_time_codes', 'bvn_checks', 'inbox_messages', 'queue_jobs']) {
      assert.notInclude(JSON.stringify(await db.from(table)), bvn, table)
    }
    const [row] = await db.from('bvn_checks')
    assert.match(row.bvn_hash, /^[0-9a-f]{64}$/)
  })

  test('is refused if it is malformed or belongs to somebody else', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const other = await apiClient('get', '/bank_account/bvn/verification?bvn=22212340000')
    other.assertStatus(422)
    other.assertBodyContains({
      message: 'This BVN does not belong to the name on your account. Please check both.',
    })
    for (const bvn of ['', '123', '2221234567x', '1'.repeat(400)]) {
      const response = await apiClient('get', `/bank_account/bvn/verification?bvn=${bvn}`)
      response.assertStatus(422)
    }
    const silent = await apiClient('get', '/bank_account/bvn/verification?bvn=22212340005')
    silent.assertStatus(503)
    assert.lengthOf(await db.from('bvn_checks'), 0)
  })

  test('in another name than the account is verified only after staff accept it', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    await isBvnRequired.set(true, { by: null })
    const message = await verifyStrangersBvn(apiClient)
    assert.match(message, /is not the name on your account. Our staff are comparing the two/)
    assert.notMatch(message, /Umeh/i)
    assert.lengthOf(await db.from('bvn_checks'), 0)
    const early = await apiClient('post', '/bank_account/add', GOOD)
    early.assertStatus(422)
    early.assertBodyContains({ code: 'E_BVN_WAITS' })

    const { staff, review, path } = await reviewOf(client)
    assert.containsSubset(review, { accountName: 'Chidi Eze', bankName: 'UMEH NGOZI' })
    const byCustomer = await apiClient('put', path, { accepted: true, reason: 'It is me' })
    byCustomer.assertStatus(403)
    const groundless = await staff('put', path, { accepted: true, reason: '' })
    groundless.assertStatus(422)
    await assertStatus(staff('put', path, { accepted: true, reason: 'Saw the deed poll' }), 200)
    const mail = await InboxMessage.query().where('recipient', MEMBER).orderBy('id', 'desc').first()
    assert.equal(mail!.subject, 'Your BVN is verified')
    await assertStatus(apiClient('post', '/bank_account/add', GOOD), 200)
    await assertStatus(staff('put', path, { accepted: false, reason: 'Second thoughts' }), 409)
    const [entry] = await db.from('audit_entries').where('action', 'bvn.accept')
    assert.deepEqual(entry.before, { accountName: 'Chidi Eze', bankName: 'UMEH NGOZI' })
    assert.deepEqual(entry.after, { accepted: true, reason: 'Saw the deed poll' })
  })

  test('that staff reject with a reason leaves the customer free to verify the right one', async ({
    client,
    assert,
  }) => {
    const apiClient = await memberClient(client)
    await isBvnRequired.set(true, { by: null })
    await verifyStrangersBvn(apiClient)
    const { staff, path } = await reviewOf(client)
    await assertStatus(staff('put', path, { accepted: false, reason: 'Two people' }), 200)
    const mail = await InboxMessage.query().where('recipient', MEMBER).orderBy('id', 'desc').first()
    assert.equal(mail!.subject, 'We could not accept your BVN')
    assert.include(mail!.text, 'Two people')
    const page = await PageSession.signedIn(MEMBER)
    const { props } = await page.visit('/base/wallet/accounts')
    assert.deepEqual(props.bvnReview, { status: 'rejected', reason: 'Two people' })
    const refused = await apiClient('post', '/bank_account/add', GOOD)
    refused.assertBodyContains({ code: 'E_BVN_NEEDED' })

    await verifyStrangersBvn(apiClient)
    await verifyBvn(apiClient, '22212345678')
    assert.lengthOf(await db.from('bvn_reviews').whereNull('decided_at'), 0)
    await assertStatus(apiClient('post', '/bank_account/add', GOOD), 200)
  })

  test('of a staff member can only be accepted by a colleague', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    await verifyStrangersBvn(admin, 'admin@sendam.test')
    const { path } = await reviewOf(client)
    await assertStatus(admin('put', path, { accepted: true, reason: 'I know me' }), 403)
    assert.lengthOf(await db.from('bvn_checks'), 0)
  })

  test('is refused with 429 after five checks', async ({ client, assert }) => {
    const apiClient = await memberClient(client)
    const statuses = []
    for (let tries = 0; tries < 7; tries += 1) {
      const response = await apiClient('get', '/bank_account/bvn/verification?bvn=22212340000')
      statuses.push(response.status())
    }
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429, 429])
  })
})
