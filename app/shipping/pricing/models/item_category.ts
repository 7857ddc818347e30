import { ItemCategorySchema } from '#database/schema'
import type { ClearanceKind } from '#shipping/pricing/charges'

export default class ItemCategory extends ItemCategorySchema {
  declare clearanceKind: ClearanceKind | null
  /** Documents cross borders without a declaration. */
  declare contents: 'documents' | null
}
