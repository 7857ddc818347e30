import type { Page } from '@inertiajs/core'

/** Pages behind sign-in stand in the shell; a stranger who meets an error there does not. */
export function isShellPage({ url, props }: Page): boolean {
  return Boolean(props.caller) && /^\/(base|admin)(\/|\?|#|$)/.test(url)
}
