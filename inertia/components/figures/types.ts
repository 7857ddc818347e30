import { countText } from '~/ui/count_text'
import { formatNaira } from '~/ui/money'

/** A stretch of time and what happened in it. */
export interface Point {
  key: string
  label: string
  shortLabel: string
  /** By the name of the figure. */
  values: Record<string, number>
}

export interface Figure {
  name: string
  title: string
  /** In naira; a count otherwise. */
  isMoney?: boolean
  /** Over all points; null where points do not add up. */
  total: number | null
}

export function figureText({ isMoney }: Figure, value: number): string {
  return isMoney ? formatNaira(value) : countText(value)
}

export interface Figures {
  /** What a point is: `Month`. */
  unit: string
  points: Point[]
  figures: Figure[]
}
