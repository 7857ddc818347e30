import vine from '@vinejs/vine'

export const admissionValidator = vine.create({ token: vine.string().maxLength(100) })
