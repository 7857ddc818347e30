import { usePage } from '@inertiajs/react'

export type TariffSummary = { id: number; name: string; isDraft: boolean }

/** The version that a page of zones or rates shows, as its calls and links name it; nothing for what is live. */
export type TariffQuery = { version?: number }

export function useTariffQuery(): TariffQuery {
  const { tariff } = usePage().props as { tariff?: TariffSummary | null }
  return tariff ? { version: tariff.id } : {}
}
