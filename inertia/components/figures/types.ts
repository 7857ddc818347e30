/** A stretch of time and what happened in it. */
export interface Point {
  key: string
  label: string
  shortLabel: string
  /** By the name of the figure: how high the bar is, and how a person reads it. */
  values: Record<string, number>
  texts: Record<string, string>
}

export interface Figure {
  name: string
  title: string
  /** Over all points, as a person reads it; null where points do not add up. */
  total: string | null
}

export interface Figures {
  /** What a point is: `Month`. */
  unit: string
  points: Point[]
  figures: Figure[]
}
