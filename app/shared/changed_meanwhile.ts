import { DomainError } from '#shared/domain_error'

/** Two people edited the same thing, and the other one was quicker: nothing of theirs is lost. */
export class ChangedMeanwhile extends DomainError {
  constructor(what: string) {
    super(
      'E_CONFLICT',
      `Somebody else has changed ${what} in the meantime. Please open it again and make your change there.`
    )
  }
}
