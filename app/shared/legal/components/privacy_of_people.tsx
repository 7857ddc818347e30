import type { LegalSection } from './legal_page'

/** The second half of the privacy policy: how long, how safe, and what one may ask for. */
export const PRIVACY_OF_PEOPLE: readonly LegalSection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>
          Shipments, invoices and movements of money: six years after the end of the year they
          belong to, as the law on company accounts and taxes asks.
        </li>
        <li>Bookings that were never paid: they end after seven days and serve no purpose then.</li>
        <li>Your account and your address book: until you close the account.</li>
        <li>Sessions and access tokens: 30 days after they have run out.</li>
        <li>Links to download a paper: minutes.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    text: (
      <p>
        We set two cookies, both needed: one that keeps you signed in and one that protects forms
        from being forged. Your browser also keeps small things for you alone: whether the
        navigation is narrow, a booking that you have begun, and the code of a friend who referred
        you. We use no advertising cookies and nobody else’s trackers.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    text: (
      <p>
        Passwords are hashed, sessions can be revoked, every customer’s records are kept apart from
        every other’s, and staff see what their task needs. If a breach puts your rights at risk we
        tell the Nigeria Data Protection Commission within 72 hours, and you without delay when the
        risk is high.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (brand) => (
      <>
        <p>Write to {brand.privacyEmail}. It costs nothing. You may ask us</p>
        <ul>
          <li>what we keep about you, and for a copy that you can take elsewhere;</li>
          <li>to correct what is wrong and to complete what is missing;</li>
          <li>to erase what we no longer need and need not keep by law;</li>
          <li>to restrict what we do with it, or to stop, where you object;</li>
          <li>to have a person look at a decision that a machine made about you.</li>
        </ul>
        <p>
          We answer within 30 days. If our answer does not satisfy you, you may complain to the
          Nigeria Data Protection Commission, Abuja (ndpc.gov.ng).
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: (
      <p>
        Accounts are for people of 18 and older. A child may of course receive a parcel; we keep of
        that what we keep of any receiver.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When this changes',
    text: (
      <p>
        We change the date at the top, and when it matters to you we tell you by e-mail before the
        change takes effect.
      </p>
    ),
  },
]
