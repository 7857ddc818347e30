import { geoDistance } from 'd3-geo'
import type { Position } from '#shipping/tracking/route_map/frame'

const EARTH_RADIUS_KM = 6371
const kilometres = new Intl.NumberFormat('en-NG', { maximumSignificantDigits: 2 })

interface Way {
  from: { name: string; position: Position }
  to: { name: string; position: Position }
  /** 0 to 1. */
  progress: number
}

/** What the map shows, for those who do not see it. */
export function wordsFor({ from, to, progress }: Way) {
  const isLocal = from.name === to.name
  const distance = geoDistance(from.position, to.position) * EARTH_RADIUS_KM
  const about = distance < 20 ? '' : ` The way is about ${kilometres.format(distance)} km long.`
  return {
    title: isLocal ? `Route within ${to.name}` : `Route from ${from.name} to ${to.name}`,
    description: whereabouts(from.name, to.name, progress) + about,
  }
}

function whereabouts(from: string, to: string, progress: number) {
  if (progress <= 0) return `The parcel has not left ${from} yet.`
  if (progress >= 1) return `The parcel has arrived in ${to}.`
  const percent = Math.min(99, Math.max(1, Math.round(progress * 100)))
  return `The parcel is about ${percent} % of the way to ${to}.`
}
