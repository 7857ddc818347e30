import { usePage } from '@inertiajs/react'

export type TariffSummary = { id: number; name: string; isDraft: boolean }

/** The version of the current page for calls and links; empty for the live tariff. */
export type TariffQuery = { version?: number }

export function useTariffQuery(): TariffQuery {
  const { tariff } = usePage().props as { tariff?: TariffSummary | null }
  return tariff ? { version: tariff.id } : {}
}
