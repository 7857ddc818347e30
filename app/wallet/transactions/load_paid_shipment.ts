import type { Caller } from '#identity/sessions/caller'
import { type Lazy, port } from '#shared/port'

/** Reads a shipment within the caller's sight, for a dialog of its own. The wallet itself does not know what one is. */
type PaidShipmentReader = (caller: Caller, id: number) => Promise<any>

export const paidShipmentReader = port<Lazy<{ default: PaidShipmentReader }>>(
  'shipments behind payments'
)

/** The shipment behind a payment that the address opens; null where it opens none. */
export async function loadPaidShipment(caller: Caller, { shipment: id }: Record<string, unknown>) {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  const { default: read } = await paidShipmentReader.provided()
  return read(caller, Number(id))
}
