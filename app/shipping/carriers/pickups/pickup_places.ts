import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import type Shipment from '#shipping/shipment/models/shipment'

/** Per business, or per person for others. Hashed, as an address may contain a name. */
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

/** Serialises changes until the transaction ends. Take it before any pickup row. */
export async function lockPickupPlace(trx: TransactionClientContract, placeKey: string) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('pickup ' || ?, 0))`, [
    placeKey,
  ])
}
