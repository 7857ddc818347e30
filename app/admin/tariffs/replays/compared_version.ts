import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** The last part of `priced_by`: the live version, or 0 if no version exists yet. */
export function liveVersionKey(versionId: number | null): string {
  return `live ${versionId ?? 0}`
}

function comparedVersionId({ pricedBy }: TariffReplay): number | null {
  return Number(pricedBy?.match(/ live (\d+)$/)?.[1] ?? 0) || null
}

/** Sets `comparedVersion` to the version that was live when each replay was priced. */
export async function loadComparedVersions<R extends TariffReplay>(replays: R[]): Promise<R[]> {
  const ids = replays.flatMap((replay) => comparedVersionId(replay) ?? [])
  const versions = ids.length > 0 ? await TariffVersion.query().whereIn('id', ids) : []
  const byId = new Map(versions.map((version) => [version.id, version]))
  for (const replay of replays)
    replay.comparedVersion = byId.get(comparedVersionId(replay) ?? 0) ?? null
  return replays
}
