/** In units of the view box. */
export type RouteMapDrawing = {
  viewBox: string
  width: number
  height: number
  title: string
  description: string
  /** Coasts, and borders on detailed maps. */
  land: string
  countries: string
  travelled: string
  ahead: string
  origin: LabelledPoint
  destination: LabelledPoint
  /** Null before the parcel leaves, after delivery, and if its position is unknown. */
  parcel: MapPoint | null
  delivered: boolean
}

export type MapPoint = { x: number; y: number }

/** The label is null if both ends have the same name. */
export type LabelledPoint = MapPoint & { label: MapLabel | null }

export type MapLabel = MapPoint & {
  text: string
  anchor: 'start' | 'middle' | 'end'
  /** Offset below `y`, in em. */
  dy: string
}
