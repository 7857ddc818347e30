import { CourierRefused } from '#shipping/carriers/courier_driver'

const DOMESTIC = new Set(['OND', 'ONP', 'CDS'])

/** Throws CourierRefused if staff set a domestic product for other routes, or vice versa. */
export function aramexProduct(service: string, { isDomestic }: { isDomestic: boolean }) {
  if (DOMESTIC.has(service) !== isDomestic) {
    throw new CourierRefused(
      'Aramex does not offer this service on this route.',
      `${service} is not a service ${isDomestic ? 'within one country' : 'across a border'}: see the table of services.`
    )
  }
  return { ProductGroup: aramexProductGroup(isDomestic), ProductType: service }
}

export function aramexProductGroup(isDomestic: boolean): 'DOM' | 'EXP' {
  return isDomestic ? 'DOM' : 'EXP'
}
