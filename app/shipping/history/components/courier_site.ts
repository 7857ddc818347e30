type CourierSite = { name: string; href: (waybill: string) => string }

const fedex: CourierSite = {
  name: 'FedEx',
  href: (waybill) => `https://www.fedex.com/fedextrack/?trknbr=${waybill}`,
}

const ups: CourierSite = {
  name: 'UPS',
  href: (waybill) => `https://www.ups.com/track?tracknum=${waybill}`,
}

const dhl: CourierSite = {
  name: 'DHL',
  href: (waybill) =>
    `https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=${waybill}`,
}

const aramex: CourierSite = {
  name: 'Aramex',
  href: (waybill) => `https://www.aramex.com/us/en/track/results?ShipmentNumber=${waybill}`,
}

const SITES: Record<string, CourierSite> = {
  FEDEX: fedex,
  FEDEX_PRIORITY: fedex,
  UPS: ups,
  DHL: dhl,
  ARAMEX: aramex,
  ARAMEX_PREMIUM: aramex,
}

/** Where a courier shows anyone how far a waybill has come; null for one that has no such page. */
export function courierSite(courier: string, waybill: string | null) {
  const site = SITES[courier]
  return site && waybill ? { name: site.name, href: site.href(encodeURIComponent(waybill)) } : null
}
