import { FakePaystack } from '#tests/support/fakes/paystack'

interface Asked {
  reference: string
  amount: number
}

/** Stands in for Paystack, outside of the cluster: pays each transfer out at once, and once. */
export class Bank extends FakePaystack {
  /** Reference and kobo of each transfer. */
  readonly transfers = new Map<string, number>()

  constructor() {
    super()
    this.gives('/transferrecipient', { recipient_code: 'RCP_lab' })
    this.on('POST /transfer', ({ body }) => this.#pay(body))
  }

  #pay({ reference, amount }: Asked) {
    if (this.transfers.has(reference)) return this.refused('Reference already exists', 400)
    this.transfers.set(reference, amount)
    const id = this.transfers.size
    const paid = this.found({ id, reference, amount, currency: 'NGN', status: 'success' })
    this.on(`/transfer/verify/${reference}`, paid)
    return paid
  }
}
