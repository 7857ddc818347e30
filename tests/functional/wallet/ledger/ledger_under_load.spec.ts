import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { DomainError } from '#shared/errors/domain_error'
import { expireAllCashBack, grantCashBack } from '#wallet/balances/cash_back'
import { postTransfer, type TransferKind } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type Wallet from '#wallet/balances/wallet'
import {
  toPayingAccount,
  isBelowFloor,
  payFromWallet,
  type PayingBalance,
} from '#wallet/ledger/pay_from_wallet'
import { refundToWallet } from '#wallet/ledger/refund_to_wallet'
import { person } from '#tests/support/people'
import { backdateGrants, nextReference, walletOf } from '#tests/support/money/wallet_rows'

const WALLETS = 24
const AT_ONCE = 8
const ROUNDS = 5
const PER_ROUND = 500

type Step = { wallet: number; kobo: number; act: (typeof ACTS)[number] }

const ACTS = [
  'fund',
  'pay',
  'pay',
  'payCashBack',
  'refund',
  'hold',
  'release',
  'gift',
  'adjust',
] as const

/** Transfer kinds that the random steps must produce at least once. */
const KINDS = [
  'demo_funding',
  'shipment_payment',
  'shipment_refund',
  'staff_debit',
  'staff_credit',
  'referral_reward',
  'cash_back_expiry',
]

/** Random steps never use this wallet, so every act finds the money that it needs there. */
const SPARED = WALLETS
const EVERY_ACT: Step[] = [...new Set(ACTS)].map((act) => ({ wallet: SPARED, kobo: 30, act }))

const step: fc.Arbitrary<Step> = fc.record({
  wallet: fc.nat(WALLETS - 1),
  kobo: fc.integer({ min: 1, max: 50_000 }),
  act: fc.constantFrom(...ACTS),
})

let wallets: Wallet[]
let bank: LedgerAccount
let adjustments: LedgerAccount
/** Payments not yet refunded, and amounts held. */
const paid: string[] = []
const held: { wallet: Wallet; kobo: number }[] = []
/** Several acts make transfers of the same kind, so acts are counted too. */
const happened = new Set<Step['act']>()
let refused = 0
let done = 0

function move(
  trx: TransactionClientContract,
  kind: TransferKind,
  from: number,
  to: number,
  kobo: number
) {
  return postTransfer(trx, { kind, reference: nextReference() }, [
    { accountId: from, amountKobo: -kobo },
    { accountId: to, amountKobo: kobo },
  ])
}

async function pay(
  trx: TransactionClientContract,
  wallet: Wallet,
  from: PayingBalance,
  kobo: number
) {
  const reference = nextReference()
  const price = { amountKobo: kobo, discountKobo: kobo % 3 ? 0 : kobo }
  const details = { reference, comment: 'Storm', createdBy: wallet.userId! }
  await payFromWallet(trx, toPayingAccount(wallet, from), { ...price, ...details })
  return () => paid.push(reference)
}

async function run(trx: TransactionClientContract, { act, kobo, ...chosen }: Step) {
  const wallet = wallets[chosen.wallet]!
  const cash = wallet.account('cash').id
  const hold = wallet.account('hold').id
  switch (act) {
    case 'fund':
      return move(trx, 'demo_funding', bank.id, cash, kobo * 2)
    case 'pay':
      return pay(trx, wallet, 'cash', kobo)
    case 'payCashBack':
      return pay(trx, wallet, 'cash_back', kobo % 2000 || 1)
    case 'refund': {
      const reference = paid.splice(kobo % (paid.length || 1), 1)[0]
      if (!reference) return null
      return refundToWallet(trx, { reference, comment: 'Storm', createdBy: null })
    }
    case 'hold':
      await move(trx, 'staff_debit', cash, hold, kobo)
      return () => held.push({ wallet, kobo })
    case 'release': {
      const holding = held.pop()
      if (!holding) return null
      const to = kobo % 2 ? holding.wallet.account('cash').id : bank.id
      return move(trx, 'staff_debit', holding.wallet.account('hold').id, to, holding.kobo)
    }
    case 'gift':
      return grantCashBack(trx, wallet, {
        amountKobo: kobo % 3000 || 1,
        kind: 'referral_reward',
        reference: nextReference(),
        comment: 'Storm',
        ...(kobo % 4 ? { expiresInDays: 1 + (kobo % 30) } : {}),
      })
    case 'adjust':
      return kobo % 3
        ? move(trx, 'staff_debit', cash, adjustments.id, kobo)
        : move(trx, 'staff_credit', adjustments.id, cash, kobo)
  }
}

/** A refusal is a valid answer; any other error is a fault. */
async function attempt(chosen: Step) {
  try {
    const note = await db.transaction((trx) => run(trx, chosen))
    if (typeof note === 'function') note()
    // Null means that a refund or release found nothing to move.
    if (note !== null) happened.add(chosen.act)
    done++
  } catch (error) {
    if (!(error instanceof DomainError) && !isBelowFloor(error)) throw error
    refused++
  }
}

async function runConcurrently(steps: Step[]) {
  const queue = [...steps]
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await attempt(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Runs every act once, each after the acts that it needs. */
async function runEveryAct() {
  for (const next of EVERY_ACT) await attempt(next)
}

async function listTransferKinds(): Promise<string[]> {
  const rows = await db
    .from('ledger_transfers')
    .join('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .whereIn(
      'wallet_id',
      wallets.map(({ id }) => id)
    )
    .distinct('ledger_transfers.kind as kind')
  return rows.map(({ kind }) => kind)
}

/** These commit for real: they test what happens between transactions. */
test.group('The ledger under load', (group) => {
  group.setup(async () => {
    const people = []
    for (let count = 0; count <= SPARED; count++)
      people.push(await person({ firstname: 'Storm', lastname: 'Wallet' }))
    wallets = await Promise.all(people.map(({ email }) => walletOf(email)))
    bank = await LedgerAccount.ofSystem('bank_clearing')
    adjustments = await LedgerAccount.ofSystem('adjustments')
  })

  test('stays sound and free of deadlocks over thousands of concurrent moves', async ({
    assert,
  }) => {
    await wallets[0]!.setCreditLimit(100_000)
    const rounds = fc.array(step, { minLength: PER_ROUND, maxLength: PER_ROUND })
    await fc.assert(
      fc.asyncProperty(rounds, fc.nat(WALLETS - 1), async (steps, aged) => {
        await backdateGrants(wallets[aged]!, { days: 20 })
        await backdateGrants(wallets[SPARED]!, { days: 20 })
        await Promise.all([runConcurrently(steps), runEveryAct(), expireAllCashBack()])
      }),
      { numRuns: ROUNDS, endOnFailure: true }
    )
    for (const holding of held.splice(0)) {
      const cash = holding.wallet.account('cash').id
      const hold = holding.wallet.account('hold').id
      await db.transaction((trx) => move(trx, 'staff_debit', hold, cash, holding.kobo))
    }
    assert.sameMembers(await listTransferKinds(), KINDS)
    assert.sameMembers([...happened], [...new Set(ACTS)])
    assert.isAtLeast(done + refused, ROUNDS * PER_ROUND)
    assert.isAbove(done, (ROUNDS * PER_ROUND) / 3)
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(180_000)
})
