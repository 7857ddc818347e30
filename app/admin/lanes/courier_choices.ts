import Courier from '#shipping/pricing/models/courier'

export async function listCourierChoices() {
  const couriers = await Courier.query().orderBy('name')
  return couriers.map(({ code, name }) => ({ value: code, label: name }))
}
