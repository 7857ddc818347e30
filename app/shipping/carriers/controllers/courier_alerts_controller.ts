import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { DomainError } from '#shared/errors/domain_error'
import {
  isAlertSecret,
  scheduleImmediatePoll,
} from '#shipping/carriers/polling/alert_subscriptions'
import vine from '@vinejs/vine'

const courierAlertValidator = vine.create({
  trackingNumber: vine.string().regex(/^[A-Za-z0-9]{5,40}$/),
})

/** A genuine alert of a courier has a few hundred bytes. */
const MAX_BODY_BYTES = 16_384

/** Callers with a wrong secret get fewer requests, so that they cannot guess the right one. */
const COURIER_LIMIT = { requests: 6000, duration: '1 minute' }
const STRANGER_LIMIT = { requests: 30, duration: '1 minute' }

class WrongAlertCredential extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'The credential is missing or wrong.')
  }
}

export default class CourierAlertsController {
  /** We do not trust an alert's content: it only makes us poll the courier about that parcel. */
  async store({ request, params }: HttpContext) {
    const { driver } = params
    if (!isAlertSecret(request.header('credential') ?? '', driver)) {
      await limiter.use({ ...STRANGER_LIMIT }).consume(`courier_alert:${request.ip()}`)
      throw new WrongAlertCredential()
    }
    await limiter.use({ ...COURIER_LIMIT }).consume(`courier_alert:${driver}`)
    if ((request.raw() ?? '').length > MAX_BODY_BYTES)
      throw new Exception('Too long', { status: 413 })
    const [error, alert] = await courierAlertValidator.tryValidate(request.all())
    if (error) throw new Exception('Not understood', { status: 400 })
    await scheduleImmediatePoll(driver, alert.trackingNumber)
    return { message: 'Thank you' }
  }
}
