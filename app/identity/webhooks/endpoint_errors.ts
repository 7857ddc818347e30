import type { DateTime } from 'luxon'
import { DomainError } from '#shared/errors/domain_error'
import { formatLagosMoment } from '#shared/time/lagos_time'

export class TooManyEndpoints extends DomainError {
  constructor(most: number) {
    super(
      'E_TOO_MANY_ENDPOINTS',
      `You already have ${most} endpoints, the most for one mode. Remove one that you no longer need.`
    )
  }
}

export class KeyModeMismatch extends DomainError {
  constructor(mode: string) {
    super('E_WRONG_MODE', `This is a ${mode} key, so the endpoint must be a ${mode} one.`, 'mode')
  }
}

export class EndpointDisabled extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This endpoint is switched off. Please switch it on first.')
  }
}

export class RotationInProgress extends DomainError {
  constructor(until: DateTime) {
    super(
      'E_SECRET_ROTATING',
      `The secret was rotated recently, and the one before it works until ${formatLagosMoment(until.toJSDate())}. Please rotate it again after that. If it has leaked, rotate it with 0 hours: all earlier secrets then end at once.`
    )
  }
}
