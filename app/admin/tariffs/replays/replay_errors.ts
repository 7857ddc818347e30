import { DomainError } from '#shared/errors/domain_error'

export class ReplayUnfinished extends DomainError {
  constructor() {
    super(
      'E_REPLAY_UNFINISHED',
      'There are no figures of this replay, because it has not come to its end.'
    )
  }
}

export class ReplayEnded extends DomainError {
  constructor() {
    super('E_REPLAY_ENDED', 'This replay has already come to its end.')
  }
}

export class UnknownCourier extends DomainError {
  constructor() {
    super('E_UNKNOWN_CHOICE', '"Courier" is not one of the choices', 'fuelCourier')
  }
}
