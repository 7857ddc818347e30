import { paymentProvider } from '#wallet/providers/providers'

/** Where money can be sent to, by the names of the banks. */
export async function bankOptions() {
  const banks = await paymentProvider().banks()
  return banks.map(({ code, name }) => ({ value: code, label: name }))
}
