import type { Caller } from '#identity/sessions/caller'

/** Reads a shipment within the caller's sight, for a dialog of its own. The wallet itself does not know what one is. */
type Reader = (caller: Caller, id: number) => Promise<any>

let load: (() => Promise<{ default: Reader }>) | null = null

export function showShipmentsOf(reader: NonNullable<typeof load>) {
  load = reader
}

/** The shipment behind a payment that the address opens; null where it opens none. */
export async function paidShipmentIn(caller: Caller, { shipment: id }: Record<string, unknown>) {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  if (!load) throw new Error('Nobody shows shipments')
  const { default: read } = await load()
  return read(caller, Number(id))
}
