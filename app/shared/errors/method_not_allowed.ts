import router from '@adonisjs/core/services/router'
import { DomainError } from '#shared/errors/domain_error'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const LIST = new Intl.ListFormat('en', { type: 'disjunction' })

export class MethodNotAllowed extends DomainError {
  constructor(
    method: string,
    readonly allowed: readonly string[]
  ) {
    super(
      'E_METHOD_NOT_ALLOWED',
      `This address does not accept ${method}. Please use ${LIST.format(allowed)}.`
    )
  }
}

/** Returns null unless the path exists for other methods only. Ignores catch-all routes. */
export function findMethodNotAllowed(path: string, method: string): MethodNotAllowed | null {
  const allowed = METHODS.filter((one) => {
    const found = router.match(path, one, false)
    return found !== null && !found.route.pattern.endsWith('*')
  })
  const isRefused = allowed.length > 0 && !allowed.includes(method)
  return isRefused ? new MethodNotAllowed(method, allowed) : null
}
