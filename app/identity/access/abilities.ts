import { Bouncer } from '@adonisjs/bouncer'
import type { Caller } from '#identity/sessions/caller'

/** Rights beyond a signed-in person's; a route names one in `by`. Queries enforce ownership. */
export const abilities = {
  bookAsStaff: Bouncer.ability((caller: Caller) => caller.isBookingStaff),
  openConsole: Bouncer.ability((caller: Caller) => caller.isAdmin),
  /** Appointing ADMIN or ROOT, and approving what needs a second person. */
  actAsRoot: Bouncer.ability((caller: Caller) => caller.isRoot),
}

export type Ability = keyof typeof abilities
