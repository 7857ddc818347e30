import { geoInterpolate } from 'd3-geo'
import type { Feature } from 'geojson'
import { getEnglishTranslator } from '#shared/languages/translator'
import {
  MAP_HEIGHT,
  MAP_WIDTH,
  fitMapFrame,
  type MapFrame,
  type Position,
} from '#shipping/tracking/route_map/map_frame'
import { placeLabels } from '#shipping/tracking/route_map/map_labels'
import { boxesOverlap } from '#shipping/tracking/route_map/geo_box'
import { buildSvgPath } from '#shipping/tracking/route_map/svg_path'
import {
  buildMapTexts,
  type Whereabouts,
  type RoutePlace,
} from '#shipping/tracking/route_map/map_texts'
import { findCountryOnMap, loadWorld } from '#shipping/tracking/route_map/world_atlas'
import type { MapPoint, RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'

const ROUTE_SAMPLES = 40

/** How much coasts may be simplified, in map units: from invisible to barely recognizable. */
const TOLERANCES = [0.45, 0.8, 1.3, 2.2]

/** In characters of path data; compression leaves a third of them. */
const MAX_PATHS_LENGTH = 12_000

export interface MapRoute {
  origin: RoutePlace
  destination: RoutePlace
  parcel: Whereabouts
}

/** Draws the great circle. Null if an end has neither coordinates nor a valid country code. */
export function drawRouteMap(
  { origin, destination, parcel }: MapRoute,
  translator = getEnglishTranslator()
): RouteMapDrawing | null {
  const from = positionOf(origin)
  const to = positionOf(destination)
  if (!from || !to) return null

  const via = typeof parcel === 'object' ? positionOf(parcel) : null
  const codes = [origin.countryCode, destination.countryCode] as [string, string]
  const frame = fitMapFrame(from, to, { codes, via })
  const pointAt = pointsAlong(from, to, frame)
  const [originLabel, destinationLabel] = placeLabels(
    [
      { ...pointAt(0), name: origin.name },
      { ...pointAt(1), name: destination.name },
    ],
    Array.from({ length: ROUTE_SAMPLES + 1 }, (_, index) => pointAt(index / ROUTE_SAMPLES))
  )
  return {
    viewBox: `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`,
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    ...buildMapTexts(
      {
        from: { name: origin.name, position: from },
        to: { name: destination.name, position: to },
        parcel,
      },
      translator
    ),
    ...cachedSurroundings(JSON.stringify([from, to, codes, via]), frame, codes),
    ...routeOf([from, to], via ?? endOf(parcel, [from, to]), frame),
    origin: { ...pointAt(0), label: originLabel },
    destination: { ...pointAt(1), label: destinationLabel },
    parcel: via ? projected(via, frame) : pointOf(parcel, pointAt),
    delivered: parcel === 'delivered',
  }
}

function pointOf(parcel: Whereabouts, pointAt: (share: number) => MapPoint): MapPoint | null {
  if (parcel === 'at_origin' || parcel === 'returned') return pointAt(0)
  return parcel === 'at_destination' ? pointAt(1) : null
}

function positionOf({ countryCode, longitude, latitude }: RoutePlace): Position | null {
  if (isNumber(longitude) && isNumber(latitude)) return [longitude, latitude]
  const country = findCountryOnMap(countryCode)
  return country && [country.longitude, country.latitude]
}

function isNumber(value: number | null): value is number {
  return Number.isFinite(value)
}

function pointsAlong(from: Position, to: Position, { projection }: MapFrame) {
  const positionAt = geoInterpolate(from, to)
  return (share: number) => projected(positionAt(share), { projection })
}

function projected(position: Position, { projection }: Pick<MapFrame, 'projection'>): MapPoint {
  const [x, y] = projection(position)!
  return { x: round(x), y: round(y) }
}

/** Number of cached routes, which take some five megabytes. */
const MAX_CACHED_SURROUNDINGS = 300

const surroundingsCache = new Map<string, ReturnType<typeof drawSurroundings>>()

/** All parcels of a route share its coasts, which saves a third of the page's work. */
function cachedSurroundings(route: string, frame: MapFrame, countryCodes: string[]) {
  const found = surroundingsCache.get(route) ?? drawWithinLength(frame, countryCodes)
  surroundingsCache.delete(route)
  if (surroundingsCache.size >= MAX_CACHED_SURROUNDINGS)
    surroundingsCache.delete(surroundingsCache.keys().next().value!)
  surroundingsCache.set(route, found)
  return found
}

/** Draws the finest coasts within the length limit, so that fjords do not slow the page down. */
function drawWithinLength(frame: MapFrame, countryCodes: string[]) {
  let paths = { land: '', countries: '' }
  for (const tolerance of TOLERANCES) {
    paths = drawSurroundings(frame, countryCodes, tolerance)
    if (paths.land.length + paths.countries.length <= MAX_PATHS_LENGTH) break
  }
  return paths
}

function drawSurroundings(
  { projection, detail, view }: MapFrame,
  codes: string[],
  tolerance: number
) {
  const { land, countries } = loadWorld(detail)
  const near = land.filter(({ box }) => !view || boxesOverlap(box, view)).map(({ shape }) => shape)
  const ids = new Set(codes.map((code) => findCountryOnMap(code)?.id))
  const ends = [...ids].flatMap((id) => countries.get(id ?? '') ?? [])
  const draw = (features: Feature[]) =>
    buildSvgPath({ type: 'FeatureCollection', features }, projection, tolerance)
  return { land: draw(near), countries: draw(ends) }
}

function endOf(parcel: Whereabouts, [from, to]: Ends): Position {
  return parcel === 'at_destination' || parcel === 'delivered' ? to : from
}

type Ends = [from: Position, to: Position]

function routeOf([from, to]: Ends, at: Position, { projection }: MapFrame) {
  const line = (...coordinates: Ends) => {
    const [one, other] = coordinates
    return one === other ? '' : buildSvgPath({ type: 'LineString', coordinates }, projection)
  }
  return { travelled: line(from, at), ahead: line(at, to) }
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
