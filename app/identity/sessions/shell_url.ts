/** The path that redirects to the start page of the current view. */
export const HOME_PATH = '/base'

const SHELL_PATTERN = /^\/(base|admin)(\/|\?|$)/

/** Returns a path behind sign-in other than home; anything else, including other hosts, is null. */
export function parseShellUrl(url: unknown): string | null {
  return typeof url === 'string' && isShellUrl(url) && url !== HOME_PATH ? url : null
}

/** True for a path behind sign-in, never for another host. */
export function isShellUrl(url: string): boolean {
  return SHELL_PATTERN.test(url)
}
