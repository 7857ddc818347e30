import { DomainError } from '#shared/errors/domain_error'

export class ReplayUnfinished extends DomainError {
  constructor() {
    super('E_REPLAY_UNFINISHED', 'This replay has no figures, because it did not finish.')
  }
}

export class ReplayEnded extends DomainError {
  constructor() {
    super('E_REPLAY_ENDED', 'This replay has already ended.')
  }
}

export class UnknownCourier extends DomainError {
  constructor() {
    super('E_UNKNOWN_CHOICE', '"Courier" is not one of the choices', 'fuelCourier')
  }
}
