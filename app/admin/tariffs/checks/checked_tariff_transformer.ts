import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { naira } from '#shared/money/rules/money'
import type { CheckedTariff } from '#admin/tariffs/checks/check_version'
import type { TariffFinding, FoundCell } from '#admin/tariffs/checks/tariff_findings'
import { SEVERITIES, TARIFF_CHECKS } from '#admin/tariffs/checks/rules/tariff_checks'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import { kilograms } from '#shared/numbers/rules/weight'

/**
 * Weights in kg, prices in naira. If `surcharges` is not null, prices and compared prices include
 * surcharges. `address` links to the screen that fixes the finding.
 */
export default class CheckedTariffTransformer extends BaseTransformer<CheckedTariff> {
  toObject() {
    const { zones, rates, surcharges, results } = this.resource
    const checks = results.map(({ check, total }) => {
      return { check, ...TARIFF_CHECKS[check], total }
    })
    return {
      zones,
      rates,
      surcharges,
      checks,
      counts: SEVERITIES.map((severity) => ({
        severity,
        total: checks
          .filter((check) => check.severity === severity)
          .reduce((sum, { total }) => sum + total, 0),
      })),
      findings: results.flatMap(({ check, findings }) =>
        findings.map((finding) => {
          const { severity } = TARIFF_CHECKS[check]
          return { check, severity, ...describeFinding(finding, this.resource) }
        })
      ),
    }
  }
}

type FindingTarget = Pick<CheckedTariff, 'tariff' | 'isOpen'>

function describeFinding(finding: TariffFinding, where: FindingTarget) {
  const { subject, sentence, zoneId, surcharge, kind, courierCode, cells, cellCount } = finding
  return {
    subject,
    sentence,
    zoneId,
    surchargeId: surcharge?.id ?? null,
    kind,
    courier: courierCode,
    address: findingUrl(finding, where, cells[0]),
    cells: cells.map((cell) => ({
      ...describeFindingCell(cell),
      address: findingUrl(finding, where, cell),
    })),
    moreCells: cellCount - cells.length,
  }
}

function findingUrl(finding: TariffFinding, where: FindingTarget, cell?: FoundCell): string {
  const { zoneId, surcharge, kind, courierCode, state } = finding
  const version = where.tariff !== null && { version: where.tariff }
  if (surcharge) {
    const { id, name, isThere } = surcharge
    const shown = isThere && (where.isOpen ? { edit: id } : { search: name })
    return urlFor('admin.surcharges', {}, { qs: { ...version, ...shown } })
  }
  if (zoneId !== null) {
    const weight = cell && { weight: kilograms(cell.endGrams) }
    return urlFor(
      'admin.zone_rates',
      { kind: kind!, id: zoneId },
      { qs: { ...version, ...weight } }
    )
  }
  const geography = isInternational(kind) && { geography: 'all' }
  const beginning = state !== null && { state }
  const qs = { courier: courierCode!, country: 'NG', ...beginning, ...geography, ...version }
  return urlFor('admin.zones', { kind: kind! }, { qs })
}

function describeFindingCell({
  aboveGrams,
  endGrams,
  kobo,
  surchargeKobo,
  comparedKobo,
  shipments,
}: FoundCell) {
  return {
    aboveWeight: kilograms(aboveGrams),
    endWeight: kilograms(endGrams),
    rate: naira(kobo),
    surcharges: naira(surchargeKobo),
    compared: naira(comparedKobo),
    shipments,
  }
}
