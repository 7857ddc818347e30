import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import ShipmentMargin from '#shipping/costs/models/shipment_margin'
import { setExchangeRate } from '#shipping/costs/exchange_rates'

/** What the sandbox courier charges us for 1.5 kg abroad, in US cents. */
export const COST_CENTS = 2900

export const todayInNigeria = () => DateTime.now().setZone('Africa/Lagos').startOf('day')

/** Sets the dollar's exchange rate; returns how many carrier charges this valued in naira. */
export async function setDollarRate(naira: number, startsOn = todayInNigeria()): Promise<number> {
  const { id } = await User.findByOrFail('email', 'admin@sendam.test')
  return setExchangeRate(id, { currency: 'USD', rateMicros: naira * 1_000_000, startsOn })
}

/** Deletes all margins, as if no carrier had accepted a shipment yet. */
export async function deleteMargins() {
  for (const name of ['margin_changes', 'margin_figures', 'shipment_margins'])
    await db.from(name).delete()
}

export async function loadShipmentMargins(ids: readonly number[]) {
  const rows = await ShipmentMargin.query().whereIn('shipmentId', [...ids])
  return new Map(rows.map((row) => [row.shipmentId, row]))
}
