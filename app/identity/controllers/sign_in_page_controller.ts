import type { HttpContext } from '@adonisjs/core/http'

const HOME = '/base/home'

export default class SignInPageController {
  render({ caller, inertia, response, session }: HttpContext) {
    if (caller) return response.redirect(HOME)
    return inertia.render('identity/sign_in', { goTo: localPath(session.get('intended_url')) })
  }
}

/** Where a person wanted to go, if that is a page of ours: a path, and never another host. */
function localPath(url: unknown): string {
  return typeof url === 'string' && /^\/(base|admin)(\/|\?|$)/.test(url) ? url : HOME
}
