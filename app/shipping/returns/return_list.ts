import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Caller } from '#identity/sessions/caller'
import { cursorPage, keysetPage, type PageQuestion } from '#shared/http/keyset_page'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import type { ReturnState } from '#shipping/returns/rules/return_choices'

type ReturnQuery = ModelQueryBuilderContract<typeof ShipmentReturn, ShipmentReturn>

/** The same as `state` of the model says of a row. */
const PARCEL = `(select status from shipments parcel
  where parcel.id = return_shipment_id and status not in ('VOIDED', 'CANCELED'))`

const STATES: Record<ReturnState, string> = {
  refused: 'refused_at is not null',
  waiting: `refused_at is null and ${PARCEL} is null`,
  done: `refused_at is null and ${PARCEL} = 'DELIVERED'`,
  underway: `refused_at is null and ${PARCEL} = 'COURIER_ASSIGNED'`,
  approved: `refused_at is null and ${PARCEL} not in ('DELIVERED', 'COURIER_ASSIGNED')`,
}

/** The caller's own, the latest first. Throws BadCursor and PageTooFar. */
export function returnPage(caller: Caller, question: { state?: ReturnState } & PageQuestion) {
  const { state } = question
  const query = ShipmentReturn.ownedBy(caller)
  if (state) query.whereRaw(STATES[state])
  const { organization, ownerUserId } = caller
  return keysetPage(whole(query), question, {
    list: `returns of ${organization.id}, ${ownerUserId} ${state ?? 'all'}`,
    order: { by: 'shipment_returns.id', type: 'bigint', isDescending: true },
  })
}

/** The same for programs, which read on from a row. Throws BadCursor. */
export function returnsAfter(
  caller: Caller,
  question: { state?: ReturnState; limit?: number; cursor?: string }
) {
  const query = whole(ShipmentReturn.ownedBy(caller))
  if (question.state) query.whereRaw(STATES[question.state])
  return cursorPage(query, question, { list: `returns of ${caller.organization.id}` })
}

/** One of the caller's own, or of whatever shipments staff see. Throws E_ROW_NOT_FOUND. */
export function seenReturn(caller: Caller, id: number): Promise<ShipmentReturn> {
  return whole(ShipmentReturn.query().where({ id }))
    .whereIn('shipmentId', Shipment.visibleTo(caller).select('id'))
    .firstOrFail()
}

/** All of one shipment, the latest first. */
export function returnsOf({ id: shipmentId }: Pick<Shipment, 'id'>): Promise<ShipmentReturn[]> {
  return whole(ShipmentReturn.query().where({ shipmentId })).orderBy('id', 'desc').exec()
}

function whole(query: ReturnQuery): ReturnQuery {
  return query
    .preload('first', (first) =>
      first
        .preload('addresses', (addresses) => addresses.preload('country'))
        .preload('packages', (packages) =>
          packages.orderBy('position').preload('items', (items) => items.orderBy('position'))
        )
    )
    .preload('parcel', (parcel) => parcel.preload('courier'))
    .preload('exchange', (exchange) => exchange.preload('courier'))
}
