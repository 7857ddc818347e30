import { getPaymentProvider } from '#wallet/providers/provider_registry'

export async function listBankOptions() {
  const banks = await getPaymentProvider().listBanks()
  return banks.map(({ code, name }) => ({ value: code, label: name }))
}
