import db from '@adonisjs/lucid/services/db'
import {
  type Charge,
  WALLET_CURRENCY,
  ProviderUnavailable,
} from '#wallet/providers/payment_provider'
import { sandboxAccountNumber } from '#wallet/providers/sandbox/sandbox_banks'

const MAX_NUMBER_TRIES = 20
const MAX_LISTED_CHARGES = 100

/** A charge is pending until `settles_at`. Not by `now()`, which a test's transaction freezes. */
const SELECT_SETTLED = `coalesce(settles_at <= clock_timestamp(), true) as settled`

export type ChargeOutcome = 'open' | 'pending' | 'successful' | 'failed'

type Row = {
  id: number
  reference: string
  method: Charge['method']
  amount_kobo: number
  currency: string
  outcome: ChargeOutcome
  settled: boolean
}

interface SandboxCheckoutInput {
  reference: string
  amountKobo: number
  name: string
  returnUrl: string
}

/** Safe to repeat: one reference has one card page. */
export async function openSandboxCheckout({
  reference,
  amountKobo,
  name,
  returnUrl,
}: SandboxCheckoutInput) {
  await db.rawQuery(
    `insert into sandbox_charges
       (reference, method, amount_kobo, currency, outcome, customer_name, return_url)
     values (?, 'card', ?, ?, 'open', ?, ?) on conflict do nothing`,
    [reference, amountKobo, WALLET_CURRENCY, name.slice(0, 120), returnUrl]
  )
}

export async function findCheckoutCharge(reference: string): Promise<Charge | null> {
  const row = await sandboxChargeQuery().where({ reference, method: 'card' }).first()
  if (!row || row.outcome === 'open') return null
  if (row.amount_kobo % 100 === 53) throw new ProviderUnavailable()
  return toSandboxCharge(row)
}

export async function findSandboxChargeById(id: string): Promise<Charge | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const row = await sandboxChargeQuery().where({ id }).first()
  return row && row.outcome !== 'open' ? toSandboxCharge(row) : null
}

export async function listSandboxAccountCharges(reference: string): Promise<Charge[]> {
  const found = await sandboxChargeQuery()
    .where({ reference, method: 'bank_transfer' })
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_CHARGES)
  return found.map(toSandboxCharge)
}

export async function openSandboxAccount(reference: string, name: string) {
  for (let tries = 0; tries < MAX_NUMBER_TRIES; tries++) {
    const number = sandboxAccountNumber(`${reference}/${tries}`)
    await db.rawQuery(
      `insert into sandbox_virtual_accounts (reference, account_number, account_name)
       values (?, ?, ?) on conflict do nothing`,
      [reference, number, name.slice(0, 120)]
    )
    const row = await db.from('sandbox_virtual_accounts').where({ reference }).first()
    if (row) return { accountNumber: row.account_number, accountName: row.account_name }
  }
  throw new Error(`No free account number for ${reference}`)
}

export async function depositToSandboxAccount(
  reference: string,
  amountKobo: number
): Promise<string> {
  const [{ id }] = await db
    .table('sandbox_charges')
    .insert({
      reference,
      method: 'bank_transfer',
      amount_kobo: amountKobo,
      currency: WALLET_CURRENCY,
      outcome: 'successful',
    })
    .returning('id')
  return String(id)
}

function sandboxChargeQuery() {
  return db.from('sandbox_charges').select('*', db.raw(SELECT_SETTLED))
}

function toSandboxCharge(row: Row): Charge {
  const isOver = row.settled && (row.outcome === 'successful' || row.outcome === 'failed')
  return {
    id: String(row.id),
    reference: row.reference,
    accountNumber: null,
    method: row.method,
    status: isOver ? (row.outcome as Charge['status']) : 'pending',
    amountKobo: row.amount_kobo,
    currency: row.currency,
  }
}
