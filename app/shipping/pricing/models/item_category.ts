import { ItemCategorySchema } from '#database/schema'
import type { ClearanceKind } from '#shipping/pricing/charges'

/** What an item is. Some kinds cross a border only with a clearance document. */
export default class ItemCategory extends ItemCategorySchema {
  declare clearanceKind: ClearanceKind | null
  /** Documents cross a border without a declaration. */
  declare contents: 'documents' | null
}
