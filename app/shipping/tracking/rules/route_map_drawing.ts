/** Positions and paths are in units of `viewBox`. */
export type RouteMapDrawing = {
  viewBox: string
  width: number
  height: number
  title: string
  description: string
  /** Path of the coasts; on detailed maps also of the borders. */
  land: string
  countries: string
  travelled: string
  ahead: string
  origin: LabelledPoint
  destination: LabelledPoint
  /** The parcel's position; null before it leaves, after delivery, and if unknown. */
  parcel: MapPoint | null
  delivered: boolean
}

export type MapPoint = { x: number; y: number }

/** `label` is null if both ends of the route have the same name. */
export type LabelledPoint = MapPoint & { label: MapLabel | null }

export type MapLabel = MapPoint & {
  text: string
  anchor: 'start' | 'middle' | 'end'
  /** How far the text is below `y`, in em. */
  dy: string
}
