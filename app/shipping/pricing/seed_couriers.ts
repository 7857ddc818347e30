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

/**
 * The companies' own codes for what we sell, as their documentation names them; which of them an account may use is
 * in its contract, so staff change them. Null: it is not sold that way.
 */
export const CARRIER_SERVICES = [
  ...services('FEDEX', { abroad: 'INTERNATIONAL_ECONOMY' }),
  ...services('FEDEX_PRIORITY', { abroad: 'FEDEX_INTERNATIONAL_PRIORITY' }),
  ...services('UPS', { abroad: '65' }),
  ...services('DHL', { abroad: 'P', papers: 'D', domestic: 'N' }),
  ...services('ARAMEX', { abroad: 'EPX', papers: 'PDX', domestic: 'OND' }),
  ...services('ARAMEX_PREMIUM', { abroad: 'PPX', papers: 'PDX' }),
]

function services(
  courierCode: string,
  codes: { abroad: string; papers?: string; domestic?: string }
) {
  const abroad = { goods_service: codes.abroad, papers_service: codes.papers ?? null }
  const domestic = { goods_service: codes.domestic ?? null, papers_service: null }
  return [
    { courier_code: courierCode, kind: 'domestic', ...domestic },
    { courier_code: courierCode, kind: 'export', ...abroad },
    { courier_code: courierCode, kind: 'import', ...abroad },
  ]
}
