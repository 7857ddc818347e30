type CourierTrackingSite = { name: string; href: (waybill: string) => string }

const fedex: CourierTrackingSite = {
  name: 'FedEx',
  href: (waybill) => `https://www.fedex.com/fedextrack/?trknbr=${waybill}`,
}

const ups: CourierTrackingSite = {
  name: 'UPS',
  href: (waybill) => `https://www.ups.com/track?tracknum=${waybill}`,
}

const dhl: CourierTrackingSite = {
  name: 'DHL',
  href: (waybill) =>
    `https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=${waybill}`,
}

const aramex: CourierTrackingSite = {
  name: 'Aramex',
  href: (waybill) => `https://www.aramex.com/us/en/track/results?ShipmentNumber=${waybill}`,
}

const COURIER_TRACKING_SITES: Record<string, CourierTrackingSite> = {
  FEDEX: fedex,
  FEDEX_PRIORITY: fedex,
  UPS: ups,
  DHL: dhl,
  ARAMEX: aramex,
  ARAMEX_PREMIUM: aramex,
}

/** Null for a courier without a public tracking page. */
export function courierTrackingLink(courier: string, waybill: string | null) {
  const site = COURIER_TRACKING_SITES[courier]
  return site && waybill ? { name: site.name, href: site.href(encodeURIComponent(waybill)) } : null
}
