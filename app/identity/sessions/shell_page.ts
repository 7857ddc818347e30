import type { HttpContext } from '@adonisjs/core/http'

const SHELL = /^\/(base|admin)(\/|\?|$)/

/** Whether a path of ours opens in the shell behind sign-in; another host never does. */
export function isShellUrl(url: string): boolean {
  return SHELL.test(url)
}

/** Whether this request's page is framed by the shell, and so needs what the shell shows. */
export function isShellPage({ caller, request }: HttpContext): boolean {
  return Boolean(caller) && isShellUrl(request.url())
}
