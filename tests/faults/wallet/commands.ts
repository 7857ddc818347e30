import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import { openCheckout, createPaymentIntent } from '#wallet/funding/create_payment_intent'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type { SystemAccount } from '#wallet/ledger/ledger'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { payShipment } from '#shipping/billing/pay_shipment'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { setCardOutcome } from '#tests/support/money/payments'
import { linkPayoutAccount, setCash } from '#tests/support/money/payouts'
import { makeShipment } from '#tests/support/shipment_rows'
import type Wallet from '#wallet/balances/wallet'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

export type Command = {
  name: string
  key: string
  by: string
  method: 'POST' | 'DELETE'
  path: string
  body?: object
  /** A row that the command locks; while a test locks it, the command waits in its transaction. */
  needs: { table: string; id: number }
  /** Counts how often the command has taken effect. */
  effects: () => Promise<number>
  /** The status of the answer when the command is sent again after it has taken effect. */
  again: number
}

const STAFF = 'admin@sendam.test'

export async function makeAllCommands(): Promise<Command[]> {
  const commands: Command[] = []
  for (const make of [
    makePayCommand,
    makeFundCommand,
    makeWithdrawCommand,
    makeGiftCodeCommand,
    makeVoidCommand,
    makeCreditCommand,
  ]) {
    commands.push({ ...(await make()), key: randomUUID() })
  }
  return commands
}

async function makePayCommand(): Promise<Omit<Command, 'key'>> {
  const by = 'franchise@sendam.test'
  await setCash(by, 5000)
  const { transactionReference: reference } = await makeUnpaidShipment(by)
  const path = `/shipment/${reference}/make_payment/Wallet`
  return {
    name: 'pay from the wallet',
    by,
    method: 'POST',
    path,
    again: 200,
    needs: await findAccount('revenue', await walletOf(by)),
    effects: () => countTransfers({ kind: 'shipment_payment', reference }),
  }
}

async function makeFundCommand(): Promise<Omit<Command, 'key'>> {
  const by = 'other@sendam.test'
  const { reference } = await payByCard(by)
  const path = `/transactions/${reference}/verify`
  return {
    name: 'credit a card',
    by,
    method: 'POST',
    path,
    body: {},
    again: 200,
    needs: await findAccount('card_clearing'),
    effects: () => countRows('incoming_payments', { reference }),
  }
}

async function makeWithdrawCommand(): Promise<Omit<Command, 'key'>> {
  const by = 'member@sendam.test'
  await setCash(by, 5000)
  await db.from('payout_accounts').update({ unlinked_at: new Date() })
  const { id: creditAccountId } = await linkPayoutAccount(by)
  const wallet = await walletOf(by)
  const body = { amount: 1000, creditAccountId }
  return {
    name: 'withdraw',
    by,
    method: 'POST',
    path: '/wallet/withdraw',
    body,
    again: 200,
    needs: { table: 'ledger_accounts', id: wallet.account('hold').id },
    effects: () => countRows('withdrawals', { payout_account_id: creditAccountId }),
  }
}

async function makeGiftCodeCommand(): Promise<Omit<Command, 'key'>> {
  const by = 'manager@sendam.test'
  const { id: shipmentId } = await makeUnpaidShipment(by)
  const { id, code: discountCode } = await makeGiftCode({ totalLimit: 1 })
  const body = { discountCode, shipmentId }
  return {
    name: 'use a gift code',
    by,
    method: 'POST',
    path: '/shipment/applyDiscount',
    body,
    again: 200,
    needs: { table: 'gift_codes', id },
    effects: () => countRows('gift_code_redemptions', { gift_code_id: id }),
  }
}

export async function makeVoidCommand(): Promise<Omit<Command, 'key'>> {
  const owner = 'manager@sendam.test'
  await setCash(owner, 5000)
  const { id, transactionReference: reference } = await makeUnpaidShipment(owner)
  const caller = await createHomeCaller(await User.findByOrFail('email', owner))
  await db.transaction((trx) => payShipment(trx, caller, reference, { balance: 'cash' }))
  await bookWithCourier(id)
  return {
    name: 'void',
    by: STAFF,
    method: 'DELETE',
    path: `/shipment/void/${id}`,
    again: 200,
    needs: await findAccount('refunds'),
    effects: () => countTransfers({ kind: 'shipment_refund', reference }),
  }
}

export async function makeCreditCommand(): Promise<Omit<Command, 'key'>> {
  const { id: walletUserId } = await User.findByOrFail('email', 'owner@acme.test')
  const { id: walletId } = await walletOf('owner@acme.test')
  const comment = `For the test ${randomUUID()}`
  const body = { walletUserId, walletId, comment, amount: 12.34, isCredit: true }
  return {
    name: 'credit by staff',
    by: STAFF,
    method: 'POST',
    path: '/wallet/operation',
    body,
    again: 200,
    needs: await findAccount('adjustments'),
    effects: () => countTransfers({ kind: 'staff_credit', comment }),
  }
}

/** Creates a successful card payment whose webhook has not arrived. */
export async function payByCard(by: string) {
  const caller = await createHomeCaller(await User.findByOrFail('email', by))
  const intent = await createPaymentIntent(caller, { amountKobo: 500_000, purpose: 'fund_wallet' })
  await openCheckout(caller, intent, '/base/wallet/fund')
  return { reference: intent.reference, id: await setCardOutcome(intent.reference) }
}

/** Creates cash back that has expired and has not been reclaimed. */
export async function makeExpiredCashBack(by: string): Promise<number> {
  const wallet = await walletOf(by)
  const transferId = await putMoney(wallet, {
    kobo: 4321,
    account: 'cash_back',
    from: 'promotions',
  })
  const [grant] = await db
    .table('cash_back_grants')
    .insert({
      account_id: wallet.account('cash_back').id,
      transfer_id: transferId,
      amount_kobo: 4321,
      remaining_kobo: 4321,
      expires_at: new Date(0),
    })
    .returning('id')
  return Number(grant.id)
}

export async function findAccount(kind: SystemAccount, against?: Wallet) {
  return {
    table: 'ledger_accounts',
    id: await LedgerAccount.idOfSystem(kind, undefined, against?.id),
  }
}

export function countTransfers(of: { kind: string; reference?: string; comment?: string }) {
  return countRows('ledger_transfers', of)
}

export async function countRows(table: string, where: object): Promise<number> {
  const rows = await db.from(table).where(where)
  return rows.length
}

function makeUnpaidShipment(owner: string) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner, shippingNaira: 1000 })
}
