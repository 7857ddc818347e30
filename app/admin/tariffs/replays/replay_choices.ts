import Courier from '#shipping/pricing/models/courier'
import { loadMarginChoices } from '#admin/margin/margin_totals'

export async function loadReplayChoices() {
  const couriers = await Courier.query().orderBy('name').orderBy('code')
  const { lanes } = await loadMarginChoices()
  return { couriers: couriers.map(({ code, name }) => ({ value: code, label: name })), lanes }
}
