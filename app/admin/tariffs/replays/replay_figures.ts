/** What is added up of the shipments of a replay, counts and kobo, each with its column of `tariff_replay_sums`. */
export const FIGURES = {
  shipments: 'shipments',
  /** Both tariffs have a price for these, and the amounts are theirs. */
  compared: 'compared',
  beforeKobo: 'before_kobo',
  afterKobo: 'after_kobo',
  chargedKobo: 'charged_kobo',
  dearer: 'dearer',
  cheaper: 'cheaper',
  /** Without a price in the version, and what they cost by the live tariff. */
  lost: 'lost',
  lostKobo: 'lost_kobo',
  /** Without a price in the live tariff. */
  gained: 'gained',
  /** Of those that are compared: the cost is known of these. */
  known: 'known',
  knownBeforeKobo: 'known_before_kobo',
  knownAfterKobo: 'known_after_kobo',
  costKobo: 'cost_kobo',
} as const

export type ReplayFigures = Record<keyof typeof FIGURES, number>
