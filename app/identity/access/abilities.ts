import { Bouncer } from '@adonisjs/bouncer'
import type { Caller } from '#identity/sessions/caller'
import type { Role } from '#identity/access/rules/roles'

/**
 * Who may do what beyond what every signed-in person may. A route that needs one of these says so
 * (`by`). What belongs to somebody is guarded by scope instead: a row that is out of
 * one's sight does not exist.
 */
export const abilities = {
  /** Express boxes, cities by hand, additional payments, void and edit: within one's sight. */
  bookAsStaff: allowRoles('ROOT', 'ADMIN', 'MANAGER'),

  /** Tariffs, organizations, users, wallets, imports, discounts, settings. */
  openConsole: allowRoles('ROOT', 'ADMIN'),

  /** Making someone ADMIN or ROOT, and approving what needs a second pair of eyes. */
  appointAdmins: allowRoles('ROOT'),
}

export type Ability = keyof typeof abilities

function allowRoles(...roles: Role[]) {
  return Bouncer.ability(
    (caller: Caller) => caller.worksAsStaff && roles.includes(caller.user.role)
  )
}
