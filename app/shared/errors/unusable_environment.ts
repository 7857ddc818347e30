/** An environment variable has an unusable value. Stops the boot with one sentence. */
export class UnusableEnvironment extends Error {
  code = 'E_UNUSABLE_ENVIRONMENT'
}
