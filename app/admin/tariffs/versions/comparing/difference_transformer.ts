import { BaseTransformer } from '@adonisjs/core/transformers'
import { toCellData } from '#admin/tariffs/versions/comparing/cell_transformer'
import type { ZoneDifference } from '#admin/tariffs/versions/comparing/compare_versions'

/** With a page of its cells; `moreCells` says how many there are beside these. */
export default class DifferenceTransformer extends BaseTransformer<ZoneDifference> {
  toObject() {
    const { cells, cellCount } = this.resource
    return {
      ...this.forPage(),
      moreCells: cellCount - cells.length,
      cells: cells.map(toCellData),
    }
  }

  /** Without its cells, which are a list of their own. */
  forPage() {
    const { zone, courierName, billingGroup, change, isConflict, facts } = this.resource
    return {
      zoneId: zone.zoneId,
      kind: zone.kind,
      courier: zone.courierCode,
      courierName,
      description: zone.description,
      ...{ billingGroup, change, isConflict },
      facts: facts.map(({ sentence }) => sentence),
    }
  }
}
