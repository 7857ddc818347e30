import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import type Shipment from '#shipping/shipment/models/shipment'

/** Whose door it is: of a business for all its people, otherwise of one person. As a hash, for it may name somebody. */
export async function pickupPlaceKey(shipment: Shipment): Promise<string> {
  const { isBusiness, isTest } = await Organization.findOrFail(shipment.organizationId)
  const { address, cityName, stateKey, countryCode } = shipment.address('origin')
  const parts = [
    isBusiness ? `organization ${shipment.organizationId}` : `user ${shipment.userId}`,
    ...(isTest ? ['test'] : []),
    ...[address, cityName ?? '', stateKey ?? '', countryCode].map(normalizeText),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Until the end of the transaction nobody else arranges anything for this door. Before the row of any pickup. */
export async function lockPickupPlace(trx: TransactionClientContract, placeKey: string) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('pickup ' || ?, 0))`, [
    placeKey,
  ])
}
