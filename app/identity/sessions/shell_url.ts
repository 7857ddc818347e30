/** Leads whoever is signed in to the page that their view opens with. */
export const HOME_PATH = '/base'

const SHELL_PATTERN = /^\/(base|admin)(\/|\?|$)/

/** What may be led to, if it is a page behind sign-in and more than home: a path, and never another host. */
export function parseShellUrl(url: unknown): string | null {
  return typeof url === 'string' && isShellUrl(url) && url !== HOME_PATH ? url : null
}

/** Whether a path of ours opens in the shell behind sign-in; another host never does. */
export function isShellUrl(url: string): boolean {
  return SHELL_PATTERN.test(url)
}
