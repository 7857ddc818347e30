/** Where everybody may go who is signed in. The route belongs to a room that comes after this one. */
export const HOME = '/base/home'

const SHELL = /^\/(base|admin)(\/|\?|$)/

/** Whether a path of ours opens in the shell behind sign-in; another host never does. */
export function isShellUrl(url: string): boolean {
  return SHELL.test(url)
}
