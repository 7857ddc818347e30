import type { Page } from '@inertiajs/core'

/** Signed-in pages use the shell; error pages of visitors do not. */
export function isShellPage({ url, props }: Page): boolean {
  return Boolean(props.caller) && /^\/(base|admin)(\/|\?|#|$)/.test(url)
}
