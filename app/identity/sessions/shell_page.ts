/** Leads whoever is signed in to the page that their view opens with. */
export const HOME = '/base'

const SHELL = /^\/(base|admin)(\/|\?|$)/

/** What may be led to, if it is a page behind sign-in and more than home: a path, and never another host. */
export function pageOfOurs(url: unknown): string | null {
  return typeof url === 'string' && isShellUrl(url) && url !== HOME ? url : null
}

/** Whether a path of ours opens in the shell behind sign-in; another host never does. */
export function isShellUrl(url: string): boolean {
  return SHELL.test(url)
}
