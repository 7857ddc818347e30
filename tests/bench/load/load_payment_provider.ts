import { FakePaystack, PAYSTACK_KEY, paystackHeaders } from '#tests/support/fakes/paystack'
import { Calls } from '#tests/bench/stage/calls'

/** A fake payment provider: it reports each payment with a signed webhook, twice. */
export class LoadPaymentProvider {
  readonly #fake: FakePaystack
  #charges = 0
  readonly paid: string[] = []

  private constructor(fake: FakePaystack) {
    this.#fake = fake
  }

  static async open(): Promise<LoadPaymentProvider> {
    const fake = await new FakePaystack().start()
    fake.gives('/transaction/initialize', { authorization_url: 'https://pay.example/card' })
    return new LoadPaymentProvider(fake)
  }

  get settings(): NodeJS.ProcessEnv {
    return {
      PAYMENT_PROVIDER: 'paystack',
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
      PAYSTACK_PUBLIC_KEY: 'pk_live_of_the_load',
      PAYSTACK_BASE_URL: this.#fake.baseUrl,
    }
  }

  charged(reference: string, kobo: number) {
    this.#charges += 1
    const charge = {
      id: 4_000_000_000 + this.#charges,
      status: 'success',
      reference,
      amount: kobo,
      channel: 'card',
      currency: 'NGN',
    }
    this.#fake.gives(`/transaction/verify/${reference}`, charge)
    this.paid.push(reference)
    const body = { event: 'charge.success', data: charge }
    return { body, headers: paystackHeaders(Calls.bodyOf(body)) }
  }

  stop() {
    return this.#fake.stop()
  }
}
