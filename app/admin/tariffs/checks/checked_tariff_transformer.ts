import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { naira } from '#shared/money/rules/money'
import type { CheckedTariff } from '#admin/tariffs/checks/checking'
import type { Finding, FoundCell } from '#admin/tariffs/checks/findings'
import type { TariffId } from '#admin/tariffs/versions/in_tariff'
import { SEVERITIES, TARIFF_CHECKS } from '#admin/tariffs/checks/rules/tariff_checks'

/** Weights in kg and prices in naira. `address` is the screen where a finding is mended. */
export default class CheckedTariffTransformer extends BaseTransformer<CheckedTariff> {
  toObject() {
    const { tariff, zones, rates, results } = this.resource
    const checks = results.map(({ check, total }) => {
      return { check, ...TARIFF_CHECKS[check], total }
    })
    return {
      ...{ zones, rates, checks },
      counts: SEVERITIES.map((severity) => ({
        severity,
        total: checks
          .filter((check) => check.severity === severity)
          .reduce((sum, { total }) => sum + total, 0),
      })),
      findings: results.flatMap(({ check, findings }) =>
        findings.map((finding) => {
          const { severity } = TARIFF_CHECKS[check]
          return { check, severity, ...findingOf(finding, tariff) }
        })
      ),
    }
  }
}

function findingOf(finding: Finding, tariff: TariffId) {
  const { subject, sentence, zoneId, kind, courierCode, cells, cellCount } = finding
  return {
    ...{ subject, sentence, zoneId, kind },
    courier: courierCode,
    address: addressOf(finding, tariff),
    cells: cells.map(cellOf),
    moreCells: cellCount - cells.length,
  }
}

/** The rates of a zone, or the zones of a courier, in the version that was checked. */
function addressOf({ zoneId, kind, courierCode }: Finding, tariff: TariffId): string {
  const version = tariff !== null && { version: tariff }
  if (zoneId !== null) {
    return urlFor('admin.zone_rates', { kind, id: zoneId }, { qs: { ...version } })
  }
  const geography = (kind === 'export' || kind === 'import') && { geography: 'all' }
  const qs = { courier: courierCode, country: 'NG', ...geography, ...version }
  return urlFor('admin.zones', { kind }, { qs })
}

function cellOf({ aboveGrams, endGrams, kobo, comparedKobo, shipments }: FoundCell) {
  return {
    aboveWeight: aboveGrams / 1000,
    endWeight: endGrams / 1000,
    rate: kobo === null ? null : naira(kobo),
    compared: comparedKobo === null ? null : naira(comparedKobo),
    shipments,
  }
}
