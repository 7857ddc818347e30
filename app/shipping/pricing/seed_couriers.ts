/** What we sell. Days are working days from hand-over to the door. */
export const COURIERS = [
  courier('FEDEX', 'FedEx', 'FedEx Economy', [4, 6], { domestic: true }),
  courier('FEDEX_PRIORITY', 'FedEx Priority', 'FedEx International Priority', [2, 4]),
  courier('UPS', 'UPS', 'UPS Express Saver', [3, 5], { domestic: true }),
  courier('DHL', 'DHL', 'DHL Express', [2, 4], { domestic: true }),
  courier('ARAMEX', 'Aramex', 'Aramex Economy', [5, 8], { domestic: true }),
  courier('ARAMEX_PREMIUM', 'Aramex Premium', 'Aramex Priority Express', [3, 5]),
]

function courier(
  code: string,
  name: string,
  serviceDescription: string,
  [daysMin, daysMax]: [number, number],
  { domestic = false } = {}
) {
  return {
    code,
    name,
    service_description: serviceDescription,
    days_min: daysMin,
    days_max: daysMax,
    serves_domestic: domestic,
    serves_export: true,
    serves_import: true,
  }
}
