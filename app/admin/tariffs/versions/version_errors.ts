import { DomainError, toProblems } from '#shared/errors/domain_error'
import { formatLagosMoment } from '#shared/time/lagos_time'
import { changedCountText, type VersionState } from '#admin/tariffs/versions/rules/version_rules'
import type { TariffVersionSchema } from '#database/schema'

type VersionFacts = Pick<TariffVersionSchema, 'name' | 'startsAt' | 'publishedAt'> & {
  state: VersionState
}

function versionStateMessage({ name, state, startsAt, publishedAt }: VersionFacts): string {
  switch (state) {
    case 'draft':
      return `"${name}" is a draft. Publish it first.`
    case 'planned':
      return `"${name}" is due to start at ${formatLagosMoment(startsAt!.toJSDate())}. Cancel its start first to change it.`
    case 'published':
      return `"${name}" was published at ${formatLagosMoment(publishedAt!.toJSDate())} and stays as it was. Make a draft from it to change it.`
    case 'discarded':
      return `The draft "${name}" was discarded. Please start another one.`
  }
}

export class WrongVersionState extends DomainError {
  constructor(version: VersionFacts) {
    super('E_TARIFF_VERSION_STATE', versionStateMessage(version))
  }
}

export class NothingToPublish extends DomainError {
  constructor() {
    super(
      'E_TARIFF_SAME',
      'This draft is the same as the live tariff. There is nothing to publish.'
    )
  }
}

export class NoEarlierTariff extends DomainError {
  constructor() {
    super('E_TARIFF_SAME', 'There are no prices from before this version to go back to.')
  }
}

export class LiveTariffChanged extends DomainError {
  constructor({ zones, surcharges }: { zones: readonly string[]; surcharges: readonly string[] }) {
    const what = changedCountText(zones.length, surcharges.length)
    const message = `In the meantime, the live tariff was changed in ${what} that this draft changes as well. Look at the differences. If you publish again, the draft replaces them.`
    const moved = [...zones, ...surcharges].slice(0, 50)
    super('E_TARIFF_MOVED', message, undefined, toProblems([message, ...moved]))
  }
}

/** The draft contradicts the live tariff; replacing live changes does not help. */
export class TariffClash extends DomainError {
  constructor([first, ...others]: readonly string[]) {
    const more = others.length > 0 ? ` And ${others.length} more like that.` : ''
    const message = `${first}${more} Change it in the draft, then publish again.`
    super('E_TARIFF_CLASH', message, undefined, toProblems([message, ...others.slice(0, 50)]))
  }
}

export class LiveVersionReplaced extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'Somebody else has published prices in the meantime. Please reload the page and look at them first.'
    )
  }
}

export class DraftChangedSinceReview extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'Nothing was published: somebody has changed this draft or the live tariff since you opened it. Check the differences again, then publish.'
    )
  }
}

export class InvalidStart extends DomainError {
  constructor(message: string) {
    super('E_TARIFF_START', message, 'startsAt')
  }
}

/** If publishing needs a second person, nobody may edit the live tariff directly. */
export class DraftRequired extends DomainError {
  constructor() {
    super(
      'E_TARIFF_NEEDS_DRAFT',
      'A second person has to approve changes of the live tariff. Make a draft under Tariff Versions, change it there and publish it.'
    )
  }
}
