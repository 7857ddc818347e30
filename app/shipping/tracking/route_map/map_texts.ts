import { geoDistance } from 'd3-geo'
import type { Translator } from '#shared/languages/translator'
import type { Position } from '#shipping/tracking/route_map/map_frame'

export interface RoutePlace {
  /** ISO 3166 alpha-2. */
  countryCode: string
  /** In the reader's language: `Lagos` or `United Kingdom`. */
  name: string
  /** In degrees; null for the middle of the country. */
  longitude: number | null
  latitude: number | null
}

export type Whereabouts =
  | ('not_collected' | 'at_origin' | 'at_destination' | 'delivered' | 'returned' | 'unknown')
  | RoutePlace

const EARTH_RADIUS_KM = 6371

interface MapTextInput {
  from: { name: string; position: Position }
  to: { name: string; position: Position }
  parcel: Whereabouts
}

/** Text alternative for screen readers. */
export function buildMapTexts({ from, to, parcel }: MapTextInput, translator: Translator) {
  const distance = geoDistance(from.position, to.position) * EARTH_RADIUS_KM
  const kilometres = translator.number(distance, { maximumSignificantDigits: 2 })
  const about = distance < 20 ? null : translator.t('tracking.map.length', { kilometres })
  return {
    title: translator.t('tracking.map.title', { from: from.name, to: to.name }),
    description: [whereabouts(from.name, to.name, parcel, translator), about]
      .filter(Boolean)
      .join(' '),
  }
}

function whereabouts(
  from: string,
  to: string,
  parcel: Whereabouts,
  translator: Translator
): string | null {
  if (typeof parcel === 'object') return translator.t('tracking.map.seen', { place: parcel.name })
  switch (parcel) {
    case 'not_collected':
      return translator.t('tracking.map.notLeft', { place: from })
    case 'at_origin':
      return translator.t('tracking.map.seen', { place: from })
    case 'at_destination':
      return translator.t('tracking.map.seen', { place: to })
    case 'delivered':
      return translator.t('tracking.map.arrived', { place: to })
    case 'returned':
      return translator.t('tracking.map.returned', { place: from })
    case 'unknown':
      return null
  }
}
