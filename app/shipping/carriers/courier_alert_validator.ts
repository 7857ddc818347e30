import vine from '@vinejs/vine'

export const courierAlertValidator = vine.create({
  trackingNumber: vine.string().regex(/^[A-Za-z0-9]{5,40}$/),
})
