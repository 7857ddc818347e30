import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import { findOrCreateVirtualAccount, createVirtualAccount } from '#wallet/funding/virtual_accounts'
import LedgerEntry from '#wallet/ledger/ledger_entry'
import { sendOneTimeCode } from '#wallet/payouts/one_time_codes'
import { startAccountLink } from '#wallet/payouts/payout_accounts'
import { createDocumentedCaller } from '#tests/support/documented_caller'
import { ACCOUNT, findCaller, readSentCode, linkPayoutAccount } from '#tests/support/money/payouts'
import { makeShipment } from '#tests/support/shipment_rows'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

const MEMBER = 'member@sendam.test'
const ADMIN = 'admin@sendam.test'

const WALLET = ['id', 'cashBalance', 'cashBackBalance', 'organizationWallet', 'creditLimit']
const INFLOW = ['bankName', 'accountNumber', 'accountName']
const PAYOUT = ['id', ...INFLOW, 'withdrawableAmount']
const DETAIL = ['paymentDate', 'type', 'comment', 'amount', 'isCredit', 'shipmentId']
const ROW = ['index', ...DETAIL]

const GOOD = { bankCode: '044', accountNumber: ACCOUNT.good }

type Listed = [by: typeof MEMBER | typeof ADMIN, call: string, names: string[], body?: object]

/** Everything the calls need: money, unpaid parcels, an account, and refs that await their code. */
async function seedWallet() {
  const wallet = await walletOf(MEMBER)
  await putMoney(wallet, { kobo: 90_000_00 })
  await putMoney(wallet, { kobo: 90_000_00, account: 'cash_back', from: 'promotions' })
  const caller = await findCaller(MEMBER)
  const inflow = await findOrCreateVirtualAccount(caller)
  await createVirtualAccount(inflow.id)
  const refs = []
  for (let count = 0; count < 3; count++) {
    const { ref } = await startAccountLink(caller, GOOD)
    refs.push(ref)
  }
  await sendOneTimeCode(caller.user, refs[2]!)
  const { id: entryId } = await LedgerEntry.findByOrFail({ accountId: wallet.account('cash').id })
  return {
    walletId: wallet.id,
    userId: caller.user.id,
    entryId,
    refs,
    otp: await readSentCode(MEMBER),
    shipments: [await unpaid(), await unpaid()],
    linked: await linkPayoutAccount(MEMBER, '0690000032'),
  }
}

function unpaid() {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner: MEMBER })
}

/** The user, the exact call, the names in its reply and its minimal input. */
function listedCalls(about: Awaited<ReturnType<typeof seedWallet>>): Listed[] {
  const { refs, otp, shipments, linked, walletId, userId, entryId } = about
  const [one, two] = shipments.map(({ transactionReference }) => transactionReference)
  const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
  const number = new URLSearchParams(GOOD)
  const operation = { amount: 0.1, comment: 'ok', walletUserId: userId, walletId }
  return [
    [MEMBER, 'GET /wallet/', WALLET],
    [MEMBER, 'GET /wallet/payoutAccounts/NGN', PAYOUT],
    [MEMBER, `POST /shipment/${one}/make_payment/Wallet`, ['message'], {}],
    [MEMBER, `POST /shipment/${two}/make_payment/CashBack`, ['message'], {}],
    [MEMBER, `GET /transactions/history?startDate=${today}&endDate=${today}`, ROW],
    [MEMBER, 'GET /transactions/history/recent', ROW],
    [MEMBER, `GET /transactions/${entryId}/detail`, DETAIL],
    [MEMBER, 'GET /transactions/payment_reference?paymentAmount=100', ['reference']],
    [MEMBER, 'GET /bank_account/inflow', INFLOW],
    [MEMBER, 'GET /bank_account/inflow?hideError=true', INFLOW],
    [MEMBER, 'GET /bank_account/banks', ['value', 'label']],
    [MEMBER, 'GET /bank_account/linked', PAYOUT],
    [MEMBER, `GET /bank_account/name_enquiry?${number}`, ['accountName']],
    [MEMBER, 'GET /bank_account/bvn/verification?bvn=22212345678', ['message', 'ref']],
    [MEMBER, 'POST /bank_account/add', ['message', 'ref'], GOOD],
    [MEMBER, `GET /bank_account/add/generate_otp?ref=${refs[0]}`, ['message']],
    [MEMBER, 'POST /bank_account/otp/resend', ['message'], { ref: refs[1] }],
    [
      MEMBER,
      'POST /bank_account/otp/verification',
      ['message', 'id'],
      { ref: refs[2], otp, verificationType: 'BANK_ACCOUNT' },
    ],
    [MEMBER, 'POST /wallet/withdraw', ['message'], { amount: 100, creditAccountId: linked.id }],
    [ADMIN, 'GET /wallet/all', WALLET],
    [ADMIN, 'GET /wallet/all?condition=member', WALLET],
    [ADMIN, `GET /wallet/user/${userId}`, WALLET],
    [ADMIN, `GET /transactions/user/${userId}/recent`, ROW],
    [ADMIN, 'POST /wallet/operation', ['message'], { ...operation, isCredit: true }],
    [ADMIN, 'POST /wallet/operation', ['message'], { ...operation, isCredit: false }],
  ]
}

test.group('Wallet calls in the specification', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    QueueManager.fake()
    return () => QueueManager.restore()
  })

  test('answer their minimal input with the listed names', async ({ client, assert }) => {
    const askers = {
      [MEMBER]: await createDocumentedCaller(client, MEMBER, assert),
      [ADMIN]: await createDocumentedCaller(client, ADMIN, assert),
    }
    for (const [by, ...listed] of listedCalls(await seedWallet())) await askers[by](...listed)
  })

  test('answer a withdrawal with the new cash balance', async ({ client, assert }) => {
    const { linked } = await seedWallet()
    const ask = await createDocumentedCaller(client, MEMBER, assert)
    const before = await ask('GET /wallet/', WALLET)
    const body = { amount: 100, creditAccountId: linked.id }
    const balance = await ask('POST /wallet/withdraw', ['message'], body)
    const after = await ask('GET /wallet/', WALLET)
    assert.isBelow(balance, before.cashBalance)
    assert.equal(balance, after.cashBalance)
  })

  test('answer with a message while the virtual account is being created', async ({
    client,
    assert,
  }) => {
    const ask = await createDocumentedCaller(client, MEMBER, assert)
    assert.isNull(await ask('GET /bank_account/inflow?hideError=true', ['message']))
  })
})
