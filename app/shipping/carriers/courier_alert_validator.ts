import vine from '@vinejs/vine'

/** All that is read of it: the rest is asked for. */
export const courierAlertValidator = vine.create({
  trackingNumber: vine.string().regex(/^[A-Za-z0-9]{5,40}$/),
})
