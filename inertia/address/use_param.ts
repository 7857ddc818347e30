import { go, useAddress } from '~/address/use_address'

/** One part of the address, such as the tab that is shown, and how to change it. */
export function useParam(name: string, ...visit: Parameters<typeof go>[1][]) {
  const { query } = useAddress()
  const set = (value: string | number | null) => go({ [name]: value }, ...visit)
  return [query.get(name), set] as const
}

/**
 * A dialog whose address says what it shows, so that it is there again after a reload and for whom it is sent to. `only`
 * are the props with its content; closing it leaves them.
 */
export function useAddressedDialog(name: string, ...only: string[]) {
  const { query } = useAddress()
  const shown = query.get(name)
  return {
    id: shown,
    open: (id: string | number) => go({ [name]: id }, only.length > 0 ? { only } : {}),
    dialog: { open: shown !== null, onClose: () => go({ [name]: null }, { replace: true }) },
  }
}
