import { Forbidden } from '#identity/access/forbidden'
import {
  describeMissingRight,
  type TeamRight,
  type TeamRole,
  suggestAskingOwner,
} from '#identity/teams/rules/team_rights'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'

export class MissingTeamRight extends Forbidden {
  constructor(role: TeamRole, right: TeamRight, owners: readonly string[]) {
    super(describeMissingRight(role, right, owners))
  }
}

/** Thrown where a live key whose creator left would do more than price, book and track. */
export class KeyCreatorLeft extends Forbidden {
  constructor() {
    super(
      'The person who made this API key has left the business, so the key can now only get prices and book and track parcels. An owner can roll the key on the Developers page.'
    )
  }
}

export interface SpendingLimitDetails {
  limitKobo: number
  spentKobo: number
  amountKobo: number
  owners: readonly string[]
}

export class SpendingLimitExceeded extends DomainError {
  constructor({ limitKobo, spentKobo, amountKobo, owners }: SpendingLimitDetails) {
    const [limit, spent, amount] = [limitKobo, spentKobo, amountKobo].map(formatKobo)
    super(
      'E_SPENDING_LIMIT',
      `You can spend ${limit} a month for this business and have spent ${spent} of it, so ${amount} is too much. Nothing was paid. ${suggestAskingOwner(owners)}`
    )
  }
}

export class OwnerApprovalRequired extends DomainError {
  constructor(what: string, aboveKobo: number, owners: readonly string[]) {
    super(
      'E_OWNER_NEEDED',
      `${what} above ${formatKobo(aboveKobo)} need an owner’s approval. Nothing was paid. ${suggestAskingOwner(owners)}`
    )
  }
}
