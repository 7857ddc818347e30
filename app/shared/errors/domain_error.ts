/**
 * A failure that the product expects and has a sentence for. It knows no HTTP: the exception
 * handler maps its code to a status. `field` names the input at fault, where one is.
 */
export class DomainError extends Error {
  /** After how long it may go otherwise, where time is all that is wanting. */
  readonly waitSeconds?: number

  /** What a client needs to go on, where there is a way. */
  readonly data?: object

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string
  ) {
    super(message)
    this.name = new.target.name
  }

  /** What is wrong, point by point. A failure with several points says all of them. */
  get errors(): readonly { field?: string; message: string }[] {
    return [this.field ? { field: this.field, message: this.message } : { message: this.message }]
  }
}
