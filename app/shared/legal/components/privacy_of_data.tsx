import type { LegalSection } from './legal_page'

/** The first half of the privacy policy: which data, what for, and who gets it. */
export const PRIVACY_OF_DATA: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    text: (brand) => (
      <p>
        {[brand.legalName, brand.offices[0]?.address].filter(Boolean).join(', ')}, is the data
        controller under the Nigeria Data Protection Act, 2023 (NDPA). Our data protection officer
        reads{' '}
        <a href={`mailto:${brand.privacyEmail}`} className="link">
          {brand.privacyEmail}
        </a>
        .
      </p>
    ),
  },
  {
    id: 'data',
    title: 'What we keep',
    text: (
      <ul>
        <li>
          <strong>About you:</strong> name, e-mail address, phone number, organization and role. Of
          your password only a hash, from which nobody can read it.
        </li>
        <li>
          <strong>About a shipment:</strong> names, addresses, phone numbers and e-mail addresses of
          sender and receiver, the contents with their values, weights and sizes, the price and its
          reasons, and what happened on the way.
        </li>
        <li>
          <strong>About money:</strong> every movement in your wallet, and references of payments.
          Card numbers never reach our servers.
        </li>
        <li>
          <strong>About visits:</strong> when you signed in and signed out, and, for a short time,
          the network address that calls come from, to stop abuse.
        </li>
        <li>
          <strong>What you write to us,</strong> and what we answer.
        </li>
      </ul>
    ),
  },
  {
    id: 'receivers',
    title: 'If you receive a parcel',
    text: (
      <p>
        The sender gave us your name, address, phone number and e-mail address, so that the parcel
        finds you. We use them for that parcel, its papers and its news, and for nothing else,
        unless the sender keeps you in their address book. Anyone with the tracking number can see
        the route and the events of the parcel; they see no name, no street and no contents.
      </p>
    ),
  },
  {
    id: 'purposes',
    title: 'What for, and by what right',
    text: (
      <ul>
        <li>
          To quote, book, carry, insure, pay and track shipments: the contract with you (NDPA,
          section 25(1)(b)(i)).
        </li>
        <li>
          To keep accounts, clear customs and answer authorities that may ask: legal obligations.
        </li>
        <li>
          To keep accounts and money safe from fraud, and our service from abuse: our legitimate
          interest, which you may object to.
        </li>
        <li>To send you offers: only with your consent, which you may take back at any time.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Who gets it',
    text: (
      <>
        <p>We sell no data. These get what their task needs, and no more:</p>
        <ul>
          <li>the courier that you chose, and the customs offices on the way;</li>
          <li>the insurer, when there is a claim;</li>
          <li>payment providers and banks;</li>
          <li>those who host our servers and deliver our e-mails and SMS, bound by contract;</li>
          <li>courts and authorities, where the law obliges us.</li>
        </ul>
        <p>
          A parcel that leaves Nigeria takes its data along. This transfer is necessary for the
          contract that you asked for (NDPA, section 43). For other transfers we make sure that the
          protection is adequate, as sections 41 and 42 demand.
        </p>
      </>
    ),
  },
]
