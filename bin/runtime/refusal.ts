/**
 * An expected reason not to start. Its message is shown at the terminal: one sentence that says
 * what to do and contains no secret.
 */
export class Refusal extends Error {}
