/** An expected failure with a message for users. `field` names the invalid input, if any. */
export class DomainError extends Error {
  /** Seconds after which a retry may succeed; unset if waiting does not help. */
  readonly waitSeconds?: number

  readonly data?: object

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string
  ) {
    super(message)
    this.name = new.target.name
  }

  /** Lists every problem. Subclasses that report several problems override it. */
  get errors(): readonly { field?: string; message: string }[] {
    return [this.field ? { field: this.field, message: this.message } : { message: this.message }]
  }
}
