import { Forbidden } from '#identity/access/forbidden'
import { refusalOf, type TeamRight, type TeamRole, whoCan } from '#identity/teams/rules/team_rights'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'

/** What somebody may not do for the business that they act for, and who can. */
export class RightMissing extends Forbidden {
  constructor(role: TeamRole, right: TeamRight, owners: readonly string[]) {
    super(refusalOf(role, right, owners))
  }
}

/** A key may no more than the person who made it. */
export class MakerHasLeft extends Forbidden {
  constructor() {
    super(
      'Whoever made this API key is no longer in the business, so it gets prices, books and follows parcels but does nothing else. An owner can roll it on the Developers page.'
    )
  }
}

export interface LimitReached {
  limitKobo: number
  spentKobo: number
  amountKobo: number
  owners: readonly string[]
}

export class SpendingLimit extends DomainError {
  constructor({ limitKobo, spentKobo, amountKobo, owners }: LimitReached) {
    const [limit, spent, amount] = [limitKobo, spentKobo, amountKobo].map(formatKobo)
    super(
      'E_SPENDING_LIMIT',
      `You can spend ${limit} a month for this business and have spent ${spent} of it, so ${amount} is too much. Nothing was paid. ${whoCan(owners)}`
    )
  }
}

export class OwnerNeeded extends DomainError {
  constructor(what: string, aboveKobo: number, owners: readonly string[]) {
    super(
      'E_OWNER_NEEDED',
      `${what} above ${formatKobo(aboveKobo)} need an owner’s approval. Nothing was paid. ${whoCan(owners)}`
    )
  }
}
