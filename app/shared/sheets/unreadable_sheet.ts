import { DomainError } from '#shared/errors/domain_error'

export class UnreadableSheet extends DomainError {
  constructor(message: string) {
    super('E_FILE_UNREADABLE', message, 'file')
  }
}

export class TooManyColumns extends UnreadableSheet {
  constructor(has: number, most: number) {
    super(`This sheet has ${has} columns. Leave at most ${most} in it and try again.`)
  }
}
