import vine from '@vinejs/vine'

/** The upper bound keeps an absurd password from the hash function. */
export const loginValidator = vine.create({
  username: vine.string().trim().toLowerCase().maxLength(254),
  password: vine.string().maxLength(128),
})
