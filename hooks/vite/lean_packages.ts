import type { Plugin } from 'vite'

/** Packages whose unused components the bundler keeps. */
const PACKAGES = /\/node_modules\/(@inertiajs\/react|@adonisjs\/inertia)\/.*\.js$/

/** Headless UI needs this package only for lists of thousands, which we do not have. */
const LONG_LISTS = /\/node_modules\/@tanstack\/react-virtual\/.*index\.js$/
const NO_LONG_LISTS =
  'export const useVirtualizer = () => { throw new Error("Lists are short here") }'

/** Precognition, the live validation while typing; its modules have no side effects. */
const OF_CHECKS = /\/node_modules\/laravel-precognition\//

/** Inertia calls this module at start even if the application does not use Precognition. */
const CHECKS = /\/node_modules\/laravel-precognition\/dist\/index\.js$/
const UNUSED_CHECKS = `
  export * from './validator.js'
  const none = () => {}
  export const client = { withXsrfCookieName: none, withXsrfHeaderName: none }`

/**
 * Marks components as pure, so that the bundler drops unused ones: forms, infinite lists and
 * validation, of which we have our own.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (LONG_LISTS.test(id)) return NO_LONG_LISTS
    return CHECKS.test(id) ? UNUSED_CHECKS : null
  },
  transform(code, id) {
    if (OF_CHECKS.test(id)) return { code, map: null, moduleSideEffects: false }
    if (!PACKAGES.test(id)) return null
    return {
      code: code
        .replace(/= ((?:React\.)?(?:forwardRef|createContext)\d?\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }
  },
}
