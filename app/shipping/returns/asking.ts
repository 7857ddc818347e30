import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { changedIn } from '#shared/live/news'
import Shipment from '#shipping/shipment/models/shipment'
import { originFor } from '#shipping/tracking/page_origin'
import { prepareReturnBooking, type ReturnTerms } from '#shipping/returns/booking_return'
import { tellOfAsked, tellOfBooked } from '#shipping/returns/letters'
import ReturnRules from '#shipping/returns/models/return_rules'
import ShipmentReturn, { type ReturnedPackage } from '#shipping/returns/models/shipment_return'
import { UnknownReason } from '#shipping/returns/refusals'
import {
  canDropOff,
  choosePackages,
  type ChosenPackage,
  isOwn,
  leftOf,
  requireLeft,
  requireReturnable,
  returnableShipment,
} from '#shipping/returns/returnable'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'

/** What somebody says who wants a parcel back, or to give one back. */
export interface AskedReturn {
  kind: ReturnKind
  reason: string
  note?: string | null
  packages?: ChosenPackage[]
  pickup: boolean
}

export interface Asked {
  returnId: number
  /** Booked and paid with it; empty where somebody has to approve it first. */
  shipmentIds: number[]
}

/**
 * A return of a delivered shipment: booked and paid from the wallet of its sender at once where they ask. Staff, who pay
 * with nobody else's money, ask for the sender to approve it.
 *
 * Throws E_ROW_NOT_FOUND, NotReturnable, AlreadyReturned, UnknownContents, UnknownReason, and what
 * `prepareReturnBooking` throws.
 */
export async function prepareReturn(
  caller: Caller,
  shipmentId: number,
  asked: AskedReturn,
  terms: ReturnTerms
): Promise<(trx: TransactionClientContract) => Promise<Asked>> {
  const first = await returnableShipment(caller, shipmentId)
  await requireReason(first, asked.reason)
  const packages = choosePackages(await leftOf(first), asked.packages)
  if (!isOwn(caller, first)) {
    const by = { askedBy: 'staff', askedUserId: caller.user.id } as const
    return async (trx) => {
      const waiting = await keepReturn(trx, first, { ...asked, packages }, by)
      await tellOfAsked(trx, waiting.id)
      const { trackingNumber } = first
      await recordAudit(trx, {
        ...{ actorId: caller.user.id, action: 'return.ask' },
        subject: { kind: 'shipment', id: trackingNumber },
        after: { kind: asked.kind, reason: asked.reason },
      })
      return { returnId: waiting.id, shipmentIds: [] }
    }
  }
  const book = await prepareReturnBooking(caller, { ...asked, first, packages }, terms)
  const origin = await originFor(first)
  return async (trx) => {
    await lockLeft(trx, first, packages)
    const booked = await book(trx)
    const { id } = await ShipmentReturn.create(
      {
        ...{ ...columnsOf(first, { ...asked, packages }), ...booked },
        ...{ askedBy: 'customer', askedUserId: caller.user.id },
      },
      { client: trx }
    )
    await tellOfBooked(trx, id, origin)
    return { returnId: id, shipmentIds: shipmentsOf(booked) }
  }
}

/** The same by the receiver, whom somebody else has let ask: `decideByRules` says what becomes of it. Throws as `prepareReturn`. */
export async function askByReceiver(first: Shipment, asked: AskedReturn): Promise<ShipmentReturn> {
  requireReturnable(first)
  await requireReason(first, asked.reason)
  const packages = choosePackages(await leftOf(first), asked.packages)
  const by = { askedBy: 'receiver', askedUserId: null } as const
  return db.transaction((trx) => keepReturn(trx, first, { ...asked, packages }, by))
}

export function shipmentsOf(
  booked: Pick<ShipmentReturn, 'returnShipmentId' | 'exchangeShipmentId'>
): number[] {
  return [booked.returnShipmentId, booked.exchangeShipmentId].flatMap((id) => id ?? [])
}

/** Who is quicker has it: the lock of the first shipment decides. Throws NotReturnable, AlreadyReturned. */
export async function lockLeft(
  trx: TransactionClientContract,
  first: Shipment,
  packages: ReturnedPackage[],
  except = 0
) {
  const { status, deliveredAt } = await Shipment.locked(trx, first.id)
  requireReturnable(first.merge({ status, deliveredAt }))
  requireLeft(await leftOf(first, { client: trx, except }), packages)
}

async function requireReason({ organizationId }: Shipment, reason: string) {
  const { reasons } = await ReturnRules.of(organizationId)
  if (!reasons.includes(reason)) throw new UnknownReason()
}

type Said = Omit<AskedReturn, 'packages'> & { packages: ReturnedPackage[] }

async function keepReturn(
  trx: TransactionClientContract,
  first: Shipment,
  said: Said,
  by: Pick<ShipmentReturn, 'askedBy' | 'askedUserId'>
): Promise<ShipmentReturn> {
  await lockLeft(trx, first, said.packages)
  changedIn(trx, 'shipment', first.id)
  return ShipmentReturn.create({ ...columnsOf(first, said), ...by }, { client: trx })
}

function columnsOf(first: Shipment, { kind, reason, note, packages, pickup }: Said) {
  return {
    ...{ organizationId: first.organizationId, userId: first.userId, shipmentId: first.id },
    ...{ kind, reason, note: note || null, packages, pickup: pickup || !canDropOff(first) },
  }
}
