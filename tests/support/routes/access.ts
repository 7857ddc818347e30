import type { Ability } from '#identity/access/abilities'
import { listNamedRoutes } from '#identity/access/route_table'
import type { RouteAudience as DeclaredAudience } from '#identity/access/route_declarations'

/** `signed in` includes people who have not completed their sign-up. */
export type Audience = 'anyone' | 'signed in' | Ability

export function audienceOf(by: DeclaredAudience | undefined): Audience | undefined {
  return by === 'signedIn' || by === 'signingUp' ? 'signed in' : by
}

export function routesFor(...audiences: Audience[]): string[] {
  return listNamedRoutes().flatMap(({ name, by }) => {
    const audience = audienceOf(by)
    return audience && audiences.includes(audience) ? [name] : []
  })
}

export const forStaff = () => routesFor('bookAsStaff', 'openConsole', 'actAsRoot')
