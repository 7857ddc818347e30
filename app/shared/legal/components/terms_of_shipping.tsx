import type { LegalSection } from './legal_page'

/** The first half of the terms: from the account to the parcel. */
export const SHIPPING_TERMS: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are, and what this is',
    text: (brand) => (
      <>
        <p>
          {brand.name} is run by {brand.legalName}. You tell us what goes where; we show what each
          courier would charge, book the courier that you choose, take your payment and show you
          where the parcel is. The courier carries it.
        </p>
        <p>
          By opening an account, booking a shipment or calling our API you agree to these terms. If
          you do so for a business, you say that you may bind it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          Give us your true name, e-mail address and phone number, and keep them current. Keep your
          password and your access tokens to yourself: what is done with them counts as done by you
          until you tell us that somebody else has them.
        </p>
        <p>
          You must be 18 or older. We may block an account that is used for fraud, for forbidden
          goods or against the law; we then say why, unless the law forbids us to.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and weights',
    text: (
      <>
        <p>
          A price depends on the route, the courier and the billable weight: for each package the
          greater of its actual weight and its volumetric weight, which is length × width × height
          in centimetres, divided by 5,000. Every charge is listed before you pay.
        </p>
        <p>
          A quote holds until the time that stands on it. If you book later, we work the price out
          anew and tell you before you pay.
        </p>
        <p>
          The price rests on the weights, sizes, contents and values that you declare. When a
          courier finds more than you declared, it may charge the difference. We then tell you the
          amount and how it comes about, and the parcel may wait until it is settled.
        </p>
        <p>
          Duty, import tax and what a foreign customs office charges are not part of our price. The
          receiver owes them.
        </p>
      </>
    ),
  },
  {
    id: 'forbidden-goods',
    title: 'What you may not send',
    text: (
      <>
        <p>You may not send, and no courier of ours accepts:</p>
        <ul>
          <li>explosives, ammunition, fireworks, weapons and their parts;</li>
          <li>
            gases, sprays and anything that burns easily: petrol, paint thinner, perfume, nail
            polish, matches;
          </li>
          <li>acids, bleach, poisons, pesticides, infectious or radioactive material;</li>
          <li>power banks and loose or damaged batteries;</li>
          <li>narcotics, and medicine without the papers that it needs;</li>
          <li>money, bearer papers, stolen or counterfeit goods;</li>
          <li>
            live animals, ivory and other protected species, human remains, and Nigerian antiquities
            without a permit;
          </li>
          <li>whatever the law of Nigeria or of the country of destination forbids.</li>
        </ul>
        <p>
          Food, plants and medication may need a clearance document; the booking form shows its fee.
          We and the courier may open and inspect a parcel, and must hand over to the authorities
          what the law says. You bear the cost that forbidden or wrongly declared goods cause.
        </p>
      </>
    ),
  },
  {
    id: 'your-part',
    title: 'Your part: packing and papers',
    text: (
      <p>
        Pack so that the goods survive conveyor belts and a fall from table height. Describe each
        item plainly and give its true value, because customs read it. Fix the waybill where it can
        be scanned. Be there for the pickup: it takes 24 to 48 hours, on weekdays.
      </p>
    ),
  },
  {
    id: 'delivery-times',
    title: 'How long it takes',
    text: (
      <p>
        The days that we show are working days as the couriers plan them, from hand-over to the
        door. They are an estimate and not a promise: customs, weather, strikes and closed roads are
        in nobody’s hand.
      </p>
    ),
  },
]
