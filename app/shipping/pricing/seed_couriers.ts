/** Working days from hand-over to delivery. */
export const SEEDED_COURIERS = [
  courierSeed('FEDEX', 'FedEx', 'FedEx Economy', [4, 6], { domestic: true }),
  courierSeed('FEDEX_PRIORITY', 'FedEx Priority', 'FedEx International Priority', [2, 4]),
  courierSeed('UPS', 'UPS', 'UPS Express Saver', [3, 5], { domestic: true }),
  courierSeed('DHL', 'DHL', 'DHL Express', [2, 4], { domestic: true }),
  courierSeed('ARAMEX', 'Aramex', 'Aramex Economy', [5, 8], { domestic: true }),
  courierSeed('ARAMEX_PREMIUM', 'Aramex Premium', 'Aramex Priority Express', [3, 5]),
]

function courierSeed(
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
 * Service codes from the carriers' documentation, which staff replace if a contract names others.
 * Null for a service that we do not sell.
 */
export const CARRIER_SERVICES = [
  ...carrierServiceSeeds('FEDEX', { abroad: 'INTERNATIONAL_ECONOMY' }),
  ...carrierServiceSeeds('FEDEX_PRIORITY', { abroad: 'FEDEX_INTERNATIONAL_PRIORITY' }),
  ...carrierServiceSeeds('UPS', { abroad: '65' }),
  ...carrierServiceSeeds('DHL', { abroad: 'P', papers: 'D', domestic: 'N' }),
  ...carrierServiceSeeds('ARAMEX', { abroad: 'EPX', papers: 'PDX', domestic: 'OND' }),
  ...carrierServiceSeeds('ARAMEX_PREMIUM', { abroad: 'PPX', papers: 'PDX' }),
]

function carrierServiceSeeds(
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
