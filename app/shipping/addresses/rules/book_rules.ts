import { optionalCheck, textCheck } from '#shared/http/rules/field_checks'

/** The limit of an address book. Our largest shop ships to fewer addresses. */
export const MAX_BOOK_ADDRESSES = 20_000

export const MAX_IMPORTED_ADDRESSES = 5_000

/** A file of 5,000 rows and ten columns has about a million bytes. */
export const MAX_ADDRESS_SHEET_BYTES = 5_242_880

/** Groups larger than this hold different people, for whom a shop entered its own phone number. */
export const MAX_MERGED_ADDRESSES = 20

export const MAX_ADDRESS_GROUPS = 100

export const ADDRESS_REQUEST_DAYS = 14

export const LANDMARK_LENGTH = 60

export const landmarkCheck = optionalCheck(textCheck('Landmark', { max: LANDMARK_LENGTH }))

export const groupNameCheck = textCheck('Name', { max: 40 })

export const requestNameCheck = textCheck('For whom', { max: 60 })
