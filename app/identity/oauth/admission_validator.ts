import vine from '@vinejs/vine'

export const admissionValidator = vine.create({
  token: vine.string().maxLength(100),
  // What it says is looked up, and a code that nobody has is no reason to turn a person away.
  referralCode: vine.any().optional(),
})
