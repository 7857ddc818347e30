import { optional, text } from '#shared/http/rules/field_checks'

/** What a book holds: more than the largest of our shops send to. */
export const MOST_ADDRESSES = 20_000

export const MOST_IMPORTED = 5_000

/** Five thousand rows of ten columns are some million bytes. */
export const MAX_SHEET_BYTES = 5_242_880

/** Of one receiver. More that share a phone are a shop that writes its own. */
export const MOST_MERGED = 20

export const MOST_GROUPS = 100

export const REQUEST_DAYS = 14

export const LANDMARK_LENGTH = 60

export const landmarkCheck = optional(text('Landmark', { max: LANDMARK_LENGTH }))

export const groupNameCheck = text('Name', { max: 40 })

export const requestNameCheck = text('For whom', { max: 60 })
