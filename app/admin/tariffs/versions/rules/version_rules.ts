/** Which versions a list shows: those that were published as a whole, or every save by hand as well. */
export const VERSION_FILTERS = ['published', 'drafts', 'saves', 'discarded'] as const

export type VersionFilter = (typeof VERSION_FILTERS)[number]
