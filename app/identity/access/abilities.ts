import { Bouncer } from '@adonisjs/bouncer'
import type { Caller } from '#identity/sessions/caller'
import type { Role } from '#identity/access/rules/roles'

/** Rights beyond a signed-in person's; a route names one in `by`. Queries enforce ownership. */
export const abilities = {
  bookAsStaff: allowRoles('ROOT', 'ADMIN', 'MANAGER'),

  openConsole: allowRoles('ROOT', 'ADMIN'),

  /** Appointing ADMIN or ROOT, and approving what needs a second person. */
  appointAdmins: allowRoles('ROOT'),
}

export type Ability = keyof typeof abilities

function allowRoles(...roles: Role[]) {
  return Bouncer.ability(
    (caller: Caller) => caller.worksAsStaff && roles.includes(caller.user.role)
  )
}
