import { usePage } from '@inertiajs/react'

/** What the legal texts have to know of the house that speaks in them. */
export function useBrand() {
  return usePage().props.brand
}

export type Brand = ReturnType<typeof useBrand>
