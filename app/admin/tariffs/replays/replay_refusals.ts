import { DomainError } from '#shared/errors/domain_error'

/** Half of the sums say nothing of the whole. */
export class ReplayUnfinished extends DomainError {
  constructor() {
    super(
      'E_REPLAY_UNFINISHED',
      'This replay has not come to its end. Please come back when it has.'
    )
  }
}

export class UnknownCourier extends DomainError {
  constructor() {
    super('E_UNKNOWN_CHOICE', '"Courier" is not one of the choices', 'fuelCourier')
  }
}
