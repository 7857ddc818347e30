import { Bouncer } from '@adonisjs/bouncer'
import type { Caller } from '#identity/sessions/caller'

/** Rights of some signed-in people. A route names one in `by`. Queries enforce ownership. */
export const abilities = {
  bookAsStaff: Bouncer.ability((caller: Caller) => caller.isBookingStaff),
  openConsole: Bouncer.ability((caller: Caller) => caller.isAdmin),
  /** Writing off invoices. */
  actAsRoot: Bouncer.ability((caller: Caller) => caller.isRoot),
}

export type Ability = keyof typeof abilities
