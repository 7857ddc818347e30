import type { RoutePlace } from '#shipping/tracking/route_map/map_texts'

const place = (countryCode: string, name: string, latitude: number, longitude: number) =>
  ({ countryCode, name, latitude, longitude }) satisfies RoutePlace

export const LAGOS = place('NG', 'Lagos', 6.455, 3.394)
const IKEJA = place('NG', 'Ikeja', 6.602, 3.351)
export const KANO = place('NG', 'Kano', 11.895, 8.536)
const ACCRA = place('GH', 'Accra', 5.6, -0.19)
export const LONDON = place('GB', 'London', 51.5, -0.12)
export const NEW_YORK = place('US', 'New York', 40.71, -74.01)
export const HONOLULU = place('US', 'Honolulu', 21.3, -157.86)
export const AUCKLAND = place('NZ', 'Auckland', -36.85, 174.76)
/** The point opposite Nigeria on the globe, so that the route passes a pole. */
export const WALLIS = place('WF', 'Wallis and Futuna', -13.3, -176.2)
export const TOKYO = place('JP', 'Tokyo', 35.7, 139.7)
const SOUTH_GEORGIA = place('GS', 'South Georgia and the South Sandwich Islands', -54.5, -37)

export const EVERYWHERE = [
  IKEJA,
  KANO,
  ACCRA,
  LONDON,
  NEW_YORK,
  HONOLULU,
  AUCKLAND,
  WALLIS,
  TOKYO,
  SOUTH_GEORGIA,
]
