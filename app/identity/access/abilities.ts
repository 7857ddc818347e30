import { Bouncer } from '@adonisjs/bouncer'
import type { Caller } from '#identity/sessions/caller'

/** A route names in `by` the ability that it requires. Queries enforce who owns which rows. */
export const abilities = {
  bookAsStaff: Bouncer.ability((caller: Caller) => caller.isBookingStaff),
  openConsole: Bouncer.ability((caller: Caller) => caller.isAdmin),
  /** Required only to write off invoices. */
  actAsRoot: Bouncer.ability((caller: Caller) => caller.isRoot),
}

export type Ability = keyof typeof abilities
