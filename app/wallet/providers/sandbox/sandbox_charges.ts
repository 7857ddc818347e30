import db from '@adonisjs/lucid/services/db'
import { type Charge, CURRENCY, ProviderUnavailable } from '#wallet/providers/contract'
import { virtualAccountNumber } from '#wallet/providers/sandbox/sandbox_banks'

const MOST_TRIES = 20
const LATEST = 100

/** Pending until its time has come. The clock of a test's transaction stands still: ask the wall's. */
const SETTLED = `coalesce(settles_at <= clock_timestamp(), true) as settled`

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

interface Checkout {
  reference: string
  amountKobo: number
  name: string
  returnUrl: string
}

/** The same reference is one card page, however often it is asked for. */
export async function openCheckout({ reference, amountKobo, name, returnUrl }: Checkout) {
  await db.rawQuery(
    `insert into sandbox_charges
       (reference, method, amount_kobo, currency, outcome, customer_name, return_url)
     values (?, 'card', ?, ?, 'open', ?, ?) on conflict do nothing`,
    [reference, amountKobo, CURRENCY, name.slice(0, 120), returnUrl]
  )
}

export async function checkoutCharge(reference: string): Promise<Charge | null> {
  const row = await rows().where({ reference, method: 'card' }).first()
  if (!row || row.outcome === 'open') return null
  if (row.amount_kobo % 100 === 53) throw new ProviderUnavailable()
  return chargeOf(row)
}

export async function chargeById(id: string): Promise<Charge | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const row = await rows().where({ id }).first()
  return row && row.outcome !== 'open' ? chargeOf(row) : null
}

export async function chargesInto(reference: string): Promise<Charge[]> {
  const found = await rows()
    .where({ reference, method: 'bank_transfer' })
    .orderBy('id', 'desc')
    .limit(LATEST)
  return found.map(chargeOf)
}

export async function openVirtualAccount(reference: string, name: string) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const number = virtualAccountNumber(`${reference}/${tries}`)
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

/** Money that somebody sends to a virtual account from their own bank. Answers the charge's id. */
export async function payInto(reference: string, amountKobo: number): Promise<string> {
  const [{ id }] = await db
    .table('sandbox_charges')
    .insert({
      reference,
      method: 'bank_transfer',
      amount_kobo: amountKobo,
      currency: CURRENCY,
      outcome: 'successful',
    })
    .returning('id')
  return String(id)
}

function rows() {
  return db.from('sandbox_charges').select('*', db.raw(SETTLED))
}

function chargeOf(row: Row): Charge {
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
