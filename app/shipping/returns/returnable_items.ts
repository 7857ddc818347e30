import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ERASED_NAME } from '#identity/privacy/personal_data'
import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn, { type ReturnedPackage } from '#shipping/returns/models/shipment_return'
import {
  AlreadyRequestedForReturn,
  ShipmentNotReturnable,
  UnknownReturnContents,
} from '#shipping/returns/return_errors'
import { grams } from '#shared/numbers/rules/weight'

interface ReturnableItem {
  item: number
  description: string
  quantity: number
  left: number
}

export interface ReturnablePackage {
  package: number
  weightGrams: number
  items: ReturnableItem[]
}

/** Without `items`, everything that is left of the package. */
export interface PackageSelection {
  index: number
  weight?: number
  items?: { index: number; quantity: number }[]
}

/** Only in Nigeria, because we have no offices abroad. */
export function canDropOffReturn(shipment: Shipment): boolean {
  return shipment.address('destination').countryCode === 'NG'
}

/** Why the shipment cannot be returned, or null. */
export function reasonNotReturnable(shipment: Shipment): string | null {
  if (shipment.returnOf !== null) {
    return 'This shipment is a return itself. To send the goods out again, book a new shipment.'
  }
  if (shipment.status !== 'DELIVERED' || !shipment.deliveredAt) {
    return 'You can only return a delivered shipment. This one has not been delivered.'
  }
  if (areAddressesErased(shipment)) {
    return 'We no longer have the addresses of this shipment, so it cannot be returned.'
  }
  return null
}

export function areAddressesErased({ addresses }: Shipment): boolean {
  return addresses.some(({ fullname }) => fullname === ERASED_NAME)
}

/** Loads the whole shipment. Throws E_ROW_NOT_FOUND and ShipmentNotReturnable. */
export async function findReturnableShipment(caller: Caller, id: number): Promise<Shipment> {
  const { id: seen } = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const shipment = await Shipment.findWithDetails(seen)
  requireReturnable(shipment)
  return shipment
}

/** Throws ShipmentNotReturnable. */
export function requireReturnable(shipment: Shipment) {
  const against = reasonNotReturnable(shipment)
  if (against) throw new ShipmentNotReturnable(against)
}

/** Subtracts earlier requests that were not refused, except the request with the id `except`. */
export async function listReturnablePackages(
  { id: shipmentId, packages }: Shipment,
  { client, except = 0 }: { client?: QueryClientContract; except?: number } = {}
): Promise<ReturnablePackage[]> {
  const returns = await ShipmentReturn.query({ client })
    .where({ shipmentId })
    .whereNull('refusedAt')
    .whereNot('id', except)
  const gone = returns.flatMap((one) => one.packages)
  return packages.map(({ position, weightGrams, items }) => ({
    package: position,
    weightGrams,
    items: items.map(({ position: item, description, quantity }) => ({
      item,
      description,
      quantity,
      left: quantity - countReturned(gone, position, item),
    })),
  }))
}

function countReturned(packages: ReturnedPackage[], position: number, item: number): number {
  const items = packages.flatMap((parcel) => (parcel.package === position ? parcel.items : []))
  return items.reduce((sum, one) => sum + (one.item === item ? one.quantity : 0), 0)
}

/**
 * Selects what goes back. Assumes the full package weight by default, because item weights are
 * unknown. Throws UnknownReturnContents and AlreadyRequestedForReturn.
 */
export function selectReturnPackages(
  left: ReturnablePackage[],
  chosen?: PackageSelection[]
): ReturnedPackage[] {
  const all = left.map(({ package: index }): PackageSelection => ({ index }))
  const packages = (chosen ?? all).flatMap((one) => {
    const parcel = left.find(({ package: position }) => position === one.index)
    if (!parcel) throw new UnknownReturnContents()
    const items = selectReturnItems(parcel, one.items)
    const weightGrams = one.weight ? grams(one.weight) : parcel.weightGrams
    return items.length > 0 ? [{ package: parcel.package, weightGrams, items }] : []
  })
  if (packages.length === 0) throw new AlreadyRequestedForReturn('All of this shipment')
  return packages
}

function selectReturnItems({ items }: ReturnablePackage, chosen: PackageSelection['items']) {
  const all = items.map(({ item, left }) => ({ index: item, quantity: left }))
  const some = (chosen ?? all).filter(({ quantity }) => quantity > 0)
  return some.map(({ index, quantity }) => {
    const known = items.find(({ item }) => item === index)
    if (!known || quantity > known.quantity) throw new UnknownReturnContents()
    if (quantity > known.left) throw new AlreadyRequestedForReturn(`“${known.description}”`)
    return { item: index, quantity }
  })
}

/** Repeats the check under the lock. Throws AlreadyRequestedForReturn. */
export function requireStillReturnable(left: ReturnablePackage[], packages: ReturnedPackage[]) {
  selectReturnPackages(
    left,
    packages.map(({ package: index, items }) => ({
      index,
      items: items.map(({ item, quantity }) => ({ index: item, quantity })),
    }))
  )
}
