import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Caller } from '#identity/sessions/caller'
import { cursorPage, readKeysetPage, type KeysetQuery } from '#shared/http/keyset_page'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import type { ReturnState } from '#shipping/returns/rules/return_choices'

type ReturnQuery = ModelQueryBuilderContract<typeof ShipmentReturn, ShipmentReturn>

/** Null if no courier has the return; must agree with `ShipmentReturn.state`. */
const RETURN_PARCEL_STATUS = `(select status from shipments parcel
  where parcel.id = return_shipment_id and status not in ('VOIDED', 'CANCELED'))`

const STATES: Record<ReturnState, string> = {
  refused: 'refused_at is not null',
  waiting: `refused_at is null and ${RETURN_PARCEL_STATUS} is null`,
  done: `refused_at is null and ${RETURN_PARCEL_STATUS} = 'DELIVERED'`,
  underway: `refused_at is null and ${RETURN_PARCEL_STATUS} = 'COURIER_ASSIGNED'`,
  approved: `refused_at is null and ${RETURN_PARCEL_STATUS} not in ('DELIVERED', 'COURIER_ASSIGNED')`,
}

/** Throws InvalidCursor and PageTooFar. */
export function listReturnPage(caller: Caller, listQuery: { state?: ReturnState } & KeysetQuery) {
  const { state } = listQuery
  const query = ShipmentReturn.ownedBy(caller)
  if (state) query.whereRaw(STATES[state])
  const { organization, ownerUserId } = caller
  return readKeysetPage(preloadReturn(query), listQuery, {
    list: `returns of ${organization.id}, ${ownerUserId} ${state ?? 'all'}`,
    order: { by: 'shipment_returns.id', type: 'bigint', isDescending: true },
  })
}

/** Cursor pagination for the API. Throws InvalidCursor. */
export function listReturnsAfter(
  caller: Caller,
  listQuery: { state?: ReturnState; limit?: number; cursor?: string }
) {
  const query = preloadReturn(ShipmentReturn.ownedBy(caller))
  if (listQuery.state) query.whereRaw(STATES[listQuery.state])
  return cursorPage(query, listQuery, { list: `returns of ${caller.organization.id}` })
}

/** Throws E_ROW_NOT_FOUND unless the caller may see the return's first shipment. */
export function findVisibleReturn(caller: Caller, id: number): Promise<ShipmentReturn> {
  return preloadReturn(ShipmentReturn.query().where({ id }))
    .whereIn('shipmentId', Shipment.visibleTo(caller).select('id'))
    .firstOrFail()
}

export function listShipmentReturns({
  id: shipmentId,
}: Pick<Shipment, 'id'>): Promise<ShipmentReturn[]> {
  return preloadReturn(ShipmentReturn.query().where({ shipmentId })).orderBy('id', 'desc').exec()
}

function preloadReturn(query: ReturnQuery): ReturnQuery {
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
