import type { Plugin } from 'vite'

/** Packages whose components stay in the bundle although nobody uses them. */
const PACKAGES = /\/node_modules\/(@inertiajs\/react|@adonisjs\/inertia)\/.*\.js$/

/** Headless UI's boxes can show lists of thousands; ours are short, and none of them asks for it. */
const LONG_LISTS = /\/node_modules\/@tanstack\/react-virtual\/.*index\.js$/
const NO_LONG_LISTS =
  'export const useVirtualizer = () => { throw new Error("Lists are short here") }'

/** The checks while one types: nothing of them runs by itself. */
const OF_CHECKS = /\/node_modules\/laravel-precognition\//

/** Of those checks, which we leave to the server, Inertia sets the name of a cookie all the same. */
const CHECKS = /\/node_modules\/laravel-precognition\/dist\/index\.js$/
const UNUSED_CHECKS = `
  export * from './validator.js'
  const none = () => {}
  export const client = { withXsrfCookieName: none, withXsrfHeaderName: none }`

/**
 * A bundler keeps what may do something when it is run. Making a component does nothing, and so does
 * naming it: forms, endless lists and their checks, of which we have our own, then go by themselves.
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
