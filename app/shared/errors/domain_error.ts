export type FieldProblem = { field?: string; message: string }

/**
 * An expected failure with a message for users. `field` names the invalid input, if any; `errors`
 * lists all problems, if there are several.
 */
export class DomainError extends Error {
  readonly #errors: readonly FieldProblem[]

  /** Seconds after which a retry may succeed; unset if waiting does not help. */
  readonly waitSeconds?: number

  readonly data?: object

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string,
    errors: readonly FieldProblem[] = [field ? { field, message } : { message }]
  ) {
    super(message)
    this.name = new.target.name
    this.#errors = errors
  }

  get errors(): readonly FieldProblem[] {
    return this.#errors
  }
}

export function toProblems(messages: readonly string[]): FieldProblem[] {
  return messages.map((message) => ({ message }))
}
