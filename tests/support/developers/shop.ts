import db from '@adonisjs/lucid/services/db'
import Courier from '#shipping/pricing/models/courier'
import Wallet from '#wallet/balances/wallet'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { putMoney } from '#tests/support/money/wallet_rows'
import { person } from '#tests/support/people'
import { submission } from '#tests/support/submission'

type Given = Parameters<typeof createUserApiKey>[1] & { naira?: number }

export async function createShop({ naira = 0, ...given }: Given = {}) {
  const owner = await person()
  const { key, text } = await createUserApiKey(owner, given)
  const wallet = await Wallet.ownedBy(key.organizationId, owner.id)
  if (naira > 0) await putMoney(wallet, { kobo: naira * 100 })
  const call = withKey(text)
  return {
    owner,
    key,
    wallet,
    call,
    authorization: `Bearer ${text}`,
    book: async (changes: object = {}, idempotencyKey?: string) =>
      call(
        'POST',
        '/shipment',
        await buildLocalOrder(changes),
        idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}
      ),
  }
}

/** Parcel from Lagos to Abuja as a shop's program books it: one call chooses, books and pays. */
export async function buildLocalOrder(changes: object = {}) {
  const form = await submission()
  const abuja = { country: 'NG', state: 'NG_FC', city: 'WUSE', cityName: 'Wuse' }
  return {
    ...form,
    destination: { ...form.destination, ...abuja, postalCode: '000000' },
    preferredCourier: 'cheapest',
    pay: 'Wallet',
    ...changes,
  }
}

export async function setDeliveryDays(days: Record<string, readonly [number, number]>) {
  for (const [code, [daysMin, daysMax]] of Object.entries(days)) {
    await Courier.query().where({ code }).update({ daysMin, daysMax })
  }
}

const WRITTEN = [
  ...['shipments', 'quotes', 'shipment_addresses', 'shipment_packages', 'shipment_charges'],
  ...['shipment_status_changes', 'saved_addresses', 'ledger_transfers', 'ledger_entries'],
  ...['idempotency_keys'],
]

export async function countTableRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of WRITTEN) {
    const [{ count }] = await db.from(table).count('* as count')
    counts[table] = Number(count)
  }
  return counts
}
