import { SavedBoxSchema } from '#database/schema'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import type { SavedBoxInput } from '#shipping/booking/drafts/draft_validators'
import { grams } from '#shared/numbers/rules/weight'

const MAX_BOXES = 50

class NameTaken extends DomainError {
  constructor(name: string) {
    super('E_CONFLICT', `You already have a box named "${name}".`, 'name')
  }
}

class TooManyBoxes extends DomainError {
  constructor() {
    super('E_CONFLICT', `You already have ${MAX_BOXES} saved boxes. Please remove one first.`)
  }
}

export default class SavedBox extends SavedBoxSchema {
  /** A business shares its boxes, as it shares its address book. */
  static ownedBy({ organization, ownerUserId }: Caller) {
    return (
      this.query()
        .where('organizationId', organization.id)
        // Written as in the unique index, so that PostgreSQL can use the index.
        .whereRaw('coalesce(user_id, 0) = ?', [ownerUserId ?? 0])
    )
  }

  static async listOf(caller: Caller): Promise<SavedBox[]> {
    return this.ownedBy(caller).orderByRaw('fold(name), name, id').limit(MAX_BOXES)
  }

  /** Throws NameTaken and TooManyBoxes. */
  static async add(caller: Caller, sent: SavedBoxInput): Promise<SavedBox> {
    const boxes = await this.listOf(caller)
    if (boxes.length >= MAX_BOXES) throw new TooManyBoxes()
    const { organization, ownerUserId } = caller
    const box = new this().merge({ organizationId: organization.id, userId: ownerUserId })
    return box.write(caller, sent)
  }

  /** Throws NameTaken. */
  async write(
    caller: Caller,
    { name, length, width, height, weight }: SavedBoxInput
  ): Promise<this> {
    const sameNamed = await SavedBox.ownedBy(caller)
      .whereRaw('lower(name) = lower(?)', [name])
      .first()
    if (sameNamed && sameNamed.id !== this.id) throw new NameTaken(name)
    this.name = name
    this.lengthCm = length
    this.widthCm = width
    this.heightCm = height
    this.weightGrams = weight ? grams(weight) : null
    return this.save()
  }
}
