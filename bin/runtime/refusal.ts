/**
 * An expected reason not to start. Its message is what the person at the terminal reads, so it is a
 * sentence that says what to do, and it never holds a secret.
 */
export class Refusal extends Error {}
