/** Leads whoever is signed in to the page that their view opens with. */
export const HOME = '/base'

const SHELL = /^\/(base|admin)(\/|\?|$)/

/** Whether a path of ours opens in the shell behind sign-in; another host never does. */
export function isShellUrl(url: string): boolean {
  return SHELL.test(url)
}
