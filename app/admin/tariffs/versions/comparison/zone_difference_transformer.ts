import { BaseTransformer } from '@adonisjs/core/transformers'
import { toCellData } from '#admin/tariffs/versions/comparison/cell_transformer'
import type { ZoneDifference } from '#admin/tariffs/versions/comparison/compare_versions'

/** Includes a page of cells; `moreCells` counts the rest. */
export default class ZoneDifferenceTransformer extends BaseTransformer<ZoneDifference> {
  toObject() {
    const { cells, cellCount } = this.resource
    return {
      ...this.forPage(),
      moreCells: cellCount - cells.length,
      cells: cells.map(toCellData),
    }
  }

  /** Omits the cells, which the page shows in a table. */
  forPage() {
    const { zone, courierName, billingGroup, change, isConflict, facts } = this.resource
    return {
      zoneId: zone.zoneId,
      kind: zone.kind,
      courier: zone.courierCode,
      courierName,
      description: zone.description,
      billingGroup,
      change,
      isConflict,
      facts: facts.map(({ sentence }) => sentence),
    }
  }
}
