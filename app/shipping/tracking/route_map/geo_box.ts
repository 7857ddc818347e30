import type { Feature, Position } from 'geojson'

/** In degrees. */
export interface GeoBox {
  west: number
  east: number
  south: number
  north: number
}

/** For a shape that crosses the date line, the box spans all longitudes. */
export function boxAround({ geometry }: Feature): GeoBox {
  const box = { west: 180, east: -180, south: 90, north: -90 }
  if (!('coordinates' in geometry)) return box
  for (const [longitude, latitude] of positionsIn(geometry.coordinates)) {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}

type Nested = Position | Nested[]

function* positionsIn(coordinates: Nested): Generator<Position> {
  if (typeof coordinates[0] === 'number') return yield coordinates as Position
  for (const part of coordinates as Nested[]) yield* positionsIn(part)
}

export function boxesOverlap(one: GeoBox, other: GeoBox) {
  if (one.south > other.north || other.south > one.north) return false
  return [-360, 0, 360].some(
    (turn) => one.west + turn <= other.east && other.west <= one.east + turn
  )
}
