import type { Caller } from '#identity/sessions/caller'
import { type Lazy, port } from '#shared/port'

/** Reads a shipment that the caller may see. The wallet module does not know shipments. */
type PaidShipmentReader = (caller: Caller, id: number) => Promise<any>

export const paidShipmentReader = port<Lazy<{ default: PaidShipmentReader }>>(
  'shipments behind payments'
)

/** Loads the shipment that the URL names; null if it names none. */
export async function loadPaidShipment(caller: Caller, { shipment: id }: Record<string, unknown>) {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  const { default: read } = await paidShipmentReader.provided()
  return read(caller, Number(id))
}
