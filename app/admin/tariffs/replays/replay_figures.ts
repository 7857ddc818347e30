/** Counts and kobo amounts of a replay, with their columns of `tariff_replay_sums`. */
export const FIGURES = {
  shipments: 'shipments',
  /** Shipments that both tariffs price; the amounts cover only these. */
  compared: 'compared',
  beforeKobo: 'before_kobo',
  afterKobo: 'after_kobo',
  chargedKobo: 'charged_kobo',
  dearer: 'dearer',
  cheaper: 'cheaper',
  /** Shipments without a price in the version, and their price by the live tariff. */
  lost: 'lost',
  lostKobo: 'lost_kobo',
  /** Shipments without a price in the live tariff. */
  gained: 'gained',
  /** Compared shipments with a known cost. */
  known: 'known',
  knownBeforeKobo: 'known_before_kobo',
  knownAfterKobo: 'known_after_kobo',
  costKobo: 'cost_kobo',
} as const

export type ReplayFigures = Record<keyof typeof FIGURES, number>
