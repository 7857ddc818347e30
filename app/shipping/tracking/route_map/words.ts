import { geoDistance } from 'd3-geo'
import type { Position } from '#shipping/tracking/route_map/frame'
import type { Whereabouts } from '#shipping/tracking/route_map/route_map'

const EARTH_RADIUS_KM = 6371
const kilometres = new Intl.NumberFormat('en-NG', { maximumSignificantDigits: 2 })

interface Way {
  from: { name: string; position: Position }
  to: { name: string; position: Position }
  parcel: Whereabouts
}

/** What the map shows, for those who do not see it. */
export function wordsFor({ from, to, parcel }: Way) {
  const isLocal = from.name === to.name
  const distance = geoDistance(from.position, to.position) * EARTH_RADIUS_KM
  const about = distance < 20 ? null : `The way is about ${kilometres.format(distance)} km long.`
  return {
    title: isLocal ? `Route within ${to.name}` : `Route from ${from.name} to ${to.name}`,
    description: [whereabouts(from.name, to.name, parcel), about].filter(Boolean).join(' '),
  }
}

function whereabouts(from: string, to: string, parcel: Whereabouts): string | null {
  switch (parcel) {
    case 'not_collected':
      return `The parcel has not left ${from} yet.`
    case 'at_origin':
      return `The parcel was last seen in ${from}.`
    case 'at_destination':
      return `The parcel was last seen in ${to}.`
    case 'delivered':
      return `The parcel has arrived in ${to}.`
    case 'returned':
      return `The parcel was returned to ${from}.`
    case 'unknown':
      return null
  }
}
