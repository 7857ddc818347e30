import type { HttpContext } from '@adonisjs/core/http'
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
      `This address does not take ${method}. Please use ${LIST.format(allowed)}.`
    )
  }
}

/** Why an address that there is takes no such request; null where there is none. Routes that catch whatever is lost are no address. */
export function refusedMethod(request: HttpContext['request']): MethodNotAllowed | null {
  const allowed = METHODS.filter((method) => {
    const found = router.match(request.url(), method, false)
    return found !== null && !found.route.pattern.endsWith('*')
  })
  const method = request.method()
  const isRefused = allowed.length > 0 && !allowed.includes(method)
  return isRefused ? new MethodNotAllowed(method, allowed) : null
}
