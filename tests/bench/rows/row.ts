import type { Result } from '#tests/bench/measurement'
import type { Stage } from '#tests/bench/stage/stage'

export type Unit = '/s' | 'ms' | 's' | 'MB'

/** The goal of a row: a bound for our figure, or for its ratio to the floor. */
export type Aim = { of: 'ratio' | 'ours'; atLeast?: number; atMost?: number }

export interface Row {
  /** The command line selects rows by this name. */
  name: string
  title: string
  /** Names what our figure is compared with. */
  floor: string
  unit: Unit
  aim?: Aim
  measure: (stage: Stage) => Promise<Result>
}
