export const RETURN_HAND_OVERS = ['pickup', 'drop_off', 'either'] as const

export type ReturnHandOver = (typeof RETURN_HAND_OVERS)[number]

export const RETURN_KINDS = ['return', 'exchange'] as const

export type ReturnKind = (typeof RETURN_KINDS)[number]

/** In the order in which a return reaches them. */
export const RETURN_STATES = ['waiting', 'approved', 'underway', 'done', 'refused'] as const

export type ReturnState = (typeof RETURN_STATES)[number]

/** Apply until a business sets its own reasons. */
export const DEFAULT_REASONS: readonly string[] = [
  'Wrong item',
  'Damaged',
  'Does not fit',
  'Changed my mind',
  'Other',
]

export const RETURN_LIMITS = { reasons: 20, reason: 60, note: 500, refusal: 500, windowDays: 365 }

export const DEFAULT_WINDOW_DAYS = 14
