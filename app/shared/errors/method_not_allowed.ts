import router from '@adonisjs/core/services/router'
import { DomainError } from '#shared/errors/domain_error'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const LIST = new Intl.ListFormat('en', { type: 'disjunction' })

export class MethodNotAllowed extends DomainError {
  constructor(method: string, allowed: readonly string[]) {
    super(
      'E_METHOD_NOT_ALLOWED',
      `This address does not take ${method}. Please use ${LIST.format(allowed)}.`
    )
  }
}

/** What a path takes. Routes that catch whatever is lost are no answer. */
export function methodsAt(path: string): string[] {
  return METHODS.filter((method) => {
    const found = router.match(path, method, false)
    return found !== null && !found.route.pattern.endsWith('*')
  })
}
