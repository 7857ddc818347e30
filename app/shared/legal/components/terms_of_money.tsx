import type { LegalSection } from './legal_page'

/** The second half of the terms: money, loss, and what happens when we disagree. */
export const MONEY_TERMS: readonly LegalSection[] = [
  {
    id: 'wallet',
    title: 'Wallet and payment',
    text: (
      <>
        <p>
          Shipments are paid in naira from your wallet: from the cash balance, or from the cash-back
          balance when it covers the whole price. The cash balance is your money, held for
          shipments; it earns no interest. The cash-back balance is credit that we give; it pays for
          shipments and cannot be paid out.
        </p>
        <p>
          Referral credit of ₦1,000 for the person who was referred is good for 30 days; what is
          left of it then expires. The person who referred them gets ₦1,000 once they have shipped.
          Referring yourself earns nothing.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Cancelling and refunds',
    text: (
      <ul>
        <li>
          A booking that is not paid may be cancelled by you at any time. It ends by itself after
          seven days.
        </li>
        <li>
          When the courier refuses a paid shipment, we book it again or take it back, as you wish.
        </li>
        <li>
          To have a paid shipment taken back for another reason, call us before it is delivered. We
          do it when the courier lets us.
        </li>
        <li>
          When we take a shipment back, its whole price returns, once and at once, to the balance
          that it was paid from.
        </li>
        <li>A parcel that was delivered is not refunded; for loss and damage see below.</li>
      </ul>
    ),
  },
  {
    id: 'loss-and-damage',
    title: 'Loss, damage and what we answer for',
    text: (
      <>
        <p>
          With Standard insurance you get what the courier owes by its own terms. With Premium
          Insurance your items are covered against loss and damage up to the value that you declared
          and can show, for example by an invoice.
        </p>
        <p>
          Tell us within 14 days of the delivery, or of the day on which it was estimated, and send
          pictures of the goods and of the packing. We bring the claim to the courier or the insurer
          and keep you informed.
        </p>
        <p>
          Beyond that we answer for what we ourselves do wrong, up to the price of the shipment. We
          do not answer for lost profit, for forbidden or badly packed goods, or for what customs
          do. Nothing here limits our liability for fraud or gross negligence, or the rights that
          the Federal Competition and Consumer Protection Act, 2018 gives you.
        </p>
      </>
    ),
  },
  {
    id: 'api',
    title: 'Calling our API',
    text: (
      <p>
        Programs may call the API as the reference says. Do not copy the tariff, try to reach other
        people’s data, or call so often that others have to wait; we may slow down or stop a program
        that does. We change the API with care, but calls that the reference does not describe may
        change at any time.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and endings',
    text: (
      <p>
        When we change these terms in a way that matters to you, we tell you by e-mail 30 days
        ahead. What is already booked stays under the terms of its day. You may close your account
        at any time; we pay out the cash balance that is left.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'If we disagree',
    text: (brand) => (
      <p>
        Please talk to us first: {brand.contactNumber} or {brand.contactEmail}. If that does not
        help, you may turn to the Federal Competition and Consumer Protection Commission. The law of
        the Federal Republic of Nigeria applies, and the courts of Lagos State decide.
      </p>
    ),
  },
]
