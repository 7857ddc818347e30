/** Postal codes that we use in Nigeria if the user enters none: few people know theirs. */
export const HOME_POSTAL_CODE = { origin: '0000', destination: '000000' } as const
