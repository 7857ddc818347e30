import { getPaymentProvider } from '#wallet/providers/provider_registry'

/** Where money can be sent to, by the names of the banks. */
export async function listBankOptions() {
  const banks = await getPaymentProvider().banks()
  return banks.map(({ code, name }) => ({ value: code, label: name }))
}
