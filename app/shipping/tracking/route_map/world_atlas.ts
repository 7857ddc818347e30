import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { boxAround, type GeoBox } from '#shipping/tracking/route_map/geo_box'

/** Natural Earth's scales: coarse for oceans, fine for a country and its surroundings. */
export type MapDetail = '110m' | '50m'

export interface WorldShapes {
  land: { shape: Feature; box: GeoBox }[]
  /** Keyed by ISO 3166 numeric code. */
  countries: Map<string, Feature>
}

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

const require = createRequire(import.meta.url)
const worlds = new Map<MapDetail, WorldShapes>()

/** Cached for the life of the process: reading a file takes 5 ms (coarse) or 40 ms (fine). */
export function loadWorld(detail: MapDetail): WorldShapes {
  const known = worlds.get(detail)
  if (known) return known

  const topology = readJson<Atlas>(`world-atlas/countries-${detail}.json`)
  const { countries, land } = topology.objects
  const shapes = feature(topology, countries).features
  // The fine land consists of countries, so their outlines also draw the borders.
  const lands = detail === '50m' ? shapes : feature(topology, land).features
  const world = {
    land: lands.map((shape) => ({ shape, box: boxAround(shape) })),
    countries: new Map(shapes.map((shape) => [String(shape.id), shape])),
  }
  worlds.set(detail, world)
  return world
}

export interface CountryOnMap {
  /** ISO 3166 numeric code. */
  id: string
  longitude: number
  latitude: number
}

let countriesByCode: Map<string, CountryOnMap> | null = null

export function findCountryOnMap(code: string): CountryOnMap | null {
  countriesByCode ??= readCountries()
  return countriesByCode.get(code) ?? null
}

interface CountryRecord {
  cca2: string
  ccn3: string
  latlng: [latitude: number, longitude: number]
}

function readCountries() {
  const records = readJson<CountryRecord[]>('world-countries/countries.json')
  return new Map(
    records.map(({ cca2, ccn3, latlng: [latitude, longitude] }) => [
      cca2,
      { id: ccn3, longitude, latitude },
    ])
  )
}

/** Avoids `require`, which would cache a megabyte of text that is needed only once. */
function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8'))
}
