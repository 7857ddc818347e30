/** A variable of the environment that cannot work as it is. It stops the boot with one sentence. */
export class UnusableEnvironment extends Error {
  code = 'E_UNUSABLE_ENVIRONMENT'
}
