import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** The last words of what a replay is priced by: the version that was live. 0 where none was ever kept. */
export function liveVersionKey(versionId: number | null): string {
  return `live ${versionId ?? 0}`
}

function comparedVersionId({ pricedBy }: TariffReplay): number | null {
  return Number(pricedBy?.match(/ live (\d+)$/)?.[1] ?? 0) || null
}

/** The same replays, each with the version that was live when it was priced: another may be live by now. */
export async function loadComparedVersions<R extends TariffReplay>(replays: R[]): Promise<R[]> {
  const ids = replays.flatMap((replay) => comparedVersionId(replay) ?? [])
  const versions = ids.length > 0 ? await TariffVersion.query().whereIn('id', ids) : []
  const byId = new Map(versions.map((version) => [version.id, version]))
  for (const replay of replays) replay.liveThen = byId.get(comparedVersionId(replay) ?? 0) ?? null
  return replays
}
