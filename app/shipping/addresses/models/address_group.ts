import { AddressGroupSchema } from '#database/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'

export default class AddressGroup extends AddressGroupSchema {
  /** Groups of a user's own book, or of the book that a business shares. */
  static inBookOf({ organization, ownerUserId }: Caller, client?: QueryClientContract) {
    return this.query({ client }).where({
      organizationId: organization.id,
      bookUserId: ownerUserId ?? 0,
    })
  }
}
