import { geoBounds, geoInterpolate, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo'
import type { GeometryCollection } from 'geojson'
import type { GeoBox } from '#shipping/tracking/route_map/geo_box'
import {
  findCountryOnMap,
  loadWorld,
  type MapDetail,
} from '#shipping/tracking/route_map/world_atlas'

export const MAP_WIDTH = 640
export const MAP_HEIGHT = 340

const PADDING = { x: 84, y: 56 }

/** Margin drawn outside the view, in map units, which hides the cut edge of the land. */
const BLEED = 6

/** The smallest extent of the map, so that short routes keep some context. */
const SMALLEST_DEGREES = 9

/** A wider country is not shown whole, because the route would be too short to see. */
const WIDEST_COUNTRY_DEGREES = 40

/** Map units per radian; above this scale the coarse coasts look jagged. */
const FINE_SCALE = 900

/** If the midpoint of a route is beyond this latitude, the map is tilted. */
const POLAR_LATITUDE = 66

export type Position = [longitude: number, latitude: number]

export interface MapFrame {
  projection: GeoProjection
  detail: MapDetail
  /** Null if the map is so large that cropping saves nothing. */
  view: GeoBox | null
}

type FrameContent = {
  codes: [string, string]
  /** The parcel's position; null on the great circle. */
  via: Position | null
}

/** Turns the midpoint of the route to the centre, so that no route crosses the edge of the map. */
export function fitMapFrame(from: Position, to: Position, { codes, via }: FrameContent): MapFrame {
  const [longitude, latitude] = geoInterpolate(from, to)(0.5)
  const projection = geoNaturalEarth1()
    .rotate([-longitude, -tiltOf(latitude)])
    .precision(0.3)
  const content = contentOf([from, via ?? to, to], codes)

  const trial = 1000
  projection.scale(trial).translate([0, 0])
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(content)
  const smallest = (SMALLEST_DEGREES / 180) * Math.PI * trial
  const scale =
    trial *
    Math.min(
      (MAP_WIDTH - 2 * PADDING.x) / Math.max(right - left, smallest),
      (MAP_HEIGHT - 2 * PADDING.y) / Math.max(bottom - top, smallest)
    )
  const shrink = scale / trial
  projection
    .scale(scale)
    .translate([
      MAP_WIDTH / 2 - ((left + right) / 2) * shrink,
      MAP_HEIGHT / 2 - ((top + bottom) / 2) * shrink,
    ])
  stayOnEarth(projection)
  projection.clipExtent([
    [-BLEED, -BLEED],
    [MAP_WIDTH + BLEED, MAP_HEIGHT + BLEED],
  ])
  const isFine = scale > FINE_SCALE
  return { projection, detail: isFine ? '50m' : '110m', view: isFine ? viewOf(projection) : null }
}

/** Degrees by which the map turns a pole towards the viewer, so that polar routes stay inside. */
function tiltOf(latitude: number) {
  return 2 * Math.sign(latitude) * Math.max(0, Math.abs(latitude) - POLAR_LATITUDE)
}

function stayOnEarth(projection: GeoProjection) {
  const [x, y] = projection.translate()
  const [[, north], [, south]] = geoPath(projection).bounds({ type: 'Sphere' })
  if (south - north < MAP_HEIGHT) return
  projection.translate([x, y - Math.max(0, north) + Math.max(0, MAP_HEIGHT - south)])
}

/** What must be in view: the route, and for a domestic one the country, so that readers know it. */
function contentOf(coordinates: Position[], countryCodes: [string, string]): GeometryCollection {
  const route = { type: 'LineString' as const, coordinates }
  const [one, other] = countryCodes
  const country = one === other ? shapeOf(one) : null
  return { type: 'GeometryCollection', geometries: country ? [route, country] : [route] }
}

function shapeOf(countryCode: string) {
  const country = loadWorld('110m').countries.get(findCountryOnMap(countryCode)?.id ?? '')
  if (!country) return null
  const [[west], [east]] = geoBounds(country)
  const isWide = east < west || east - west > WIDEST_COUNTRY_DEGREES
  return isWide ? null : country.geometry
}

function viewOf(projection: GeoProjection): GeoBox {
  const [middle] = projection.invert!([MAP_WIDTH / 2, MAP_HEIGHT / 2])!
  const edge = [0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((down) => [across, down]))
  const places = edge.map(([across, down]) =>
    projection.invert!([across * MAP_WIDTH, down * MAP_HEIGHT])!
  )
  const offsets = places.map(([longitude]) => wrapped(longitude - middle))
  const latitudes = places.map(([, latitude]) => latitude)
  return {
    west: middle + Math.min(...offsets),
    east: middle + Math.max(...offsets),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  }
}

function wrapped(degrees: number) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}
