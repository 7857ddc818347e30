/** A map of a parcel's way, ready to be put into an SVG. Units are those of its view box. */
export type RouteMapDrawing = {
  viewBox: string
  width: number
  height: number
  /** Who cannot see the map is told this instead. */
  title: string
  description: string
  /** Coasts, and borders where the map is large enough for them. */
  land: string
  /** The countries at both ends; empty where the map has none. */
  countries: string
  /** The way behind the parcel and the way before it; empty where there is none. */
  travelled: string
  ahead: string
  origin: LabelledPoint
  destination: LabelledPoint
  /** The end at which the parcel was last seen; null before it leaves, once it is delivered, and while nobody knows. */
  parcel: MapPoint | null
  delivered: boolean
}

export type MapPoint = { x: number; y: number }

/** Without a label where the other end has the same one. */
export type LabelledPoint = MapPoint & { label: MapLabel | null }

export type MapLabel = MapPoint & {
  text: string
  anchor: 'start' | 'middle' | 'end'
  /** How far the text stands below `y`, in its own font size. */
  dy: string
}
