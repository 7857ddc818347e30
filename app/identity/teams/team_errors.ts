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

/** A key may do no more than its creator. */
export class KeyCreatorLeft extends Forbidden {
  constructor() {
    super(
      'The person who made this API key is no longer in the business, so it can only get prices, book and track parcels. An owner can roll it on the Developers page.'
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
