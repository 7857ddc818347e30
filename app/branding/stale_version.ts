import { DomainError } from '#shared/errors/domain_error'

class StaleVersion extends DomainError {
  constructor(what: string) {
    super(
      'E_CONFLICT',
      `Somebody else has changed ${what} in the meantime. Please reload the page and try again.`
    )
  }
}

/** To be called under the row's lock. Who sends no version means to overwrite. Throws StaleVersion. */
export function requireVersion(
  row: { version: number },
  version: number | undefined,
  what: string
) {
  if (version !== undefined && version !== row.version) throw new StaleVersion(what)
}
