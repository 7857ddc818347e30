/** An expected reason not to start: one sentence that says what to do and contains no secret. */
export class Refusal extends Error {}
